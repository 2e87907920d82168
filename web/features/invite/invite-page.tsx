import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { invite } from '#contract/identity/invite.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { InviteCode } from './invite-code.tsx';
import { InviteMail, MailedList } from './invite-mail.tsx';
import classes from './invite.module.css';

type Records = DataOf<typeof invite.records>;

const Link = ({ url }: { url: string }) => {
  const { t } = useTranslation('invite');
  const ready = useReady();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(t('copied')),
      () => {
        field.current?.select();
        setSaid(t('copyFailed'));
      },
    );
  return (
    <section className={`${panel['panel']} ${classes['link']}`}>
      <InviteCode url={url} />
      <div>
        <label htmlFor="invite-link">{t('link')}</label>
        <div className={classes['row']}>
          <input id="invite-link" ref={field} readOnly value={url} onFocus={(e) => e.currentTarget.select()} />
          <Button leftSection={<IconCopy size={16} stroke={2} />} disabled={!ready} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
        <p role="status">{said}</p>
        <p className={classes['note']}>{t('qrText')}</p>
      </div>
    </section>
  );
};

const told = [
  ['seen', ['seen1', 'seen2', 'seen3']],
  ['unseen', ['unseen1', 'unseen2', 'unseen3']],
] as const;

/** How a link counts, and what two people learn of each other by it: both are asked before somebody sends it. */
const How = () => {
  const { t } = useTranslation('invite');
  const viewer = useViewer();
  return (
    <div className={classes['how']}>
      <section>
        <h2>{t('how')}</h2>
        <ol>
          {(['how1', 'how2', 'how3'] as const).map((k) => (
            <li key={k}>{t(k)}</li>
          ))}
        </ol>
        {mayOpen('seats', viewer) && (
          <p className={classes['note']}>
            {t('colleague')} <SiteLink to={pageTo('seats')}>{t('toSeats')}</SiteLink>
          </p>
        )}
      </section>
      {told.map(([title, lines]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {lines.map((k) => (
              <li key={k}>{t(k)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const Figures = ({ records }: { records: Pick<Records, 'total' | 'finished' | 'recent'> }) => {
  const { t } = useTranslation('invite');
  const f = useFormat();
  const figures = [
    ['all', records.total],
    ['finished', records.finished],
    ['recent', records.recent],
  ] as const;
  return (
    <dl className={classes['figures']}>
      {figures.map(([k, n]) => (
        <div key={k}>
          <dt>{t(k)}</dt>
          <dd className="figure">{f.number(n)}</dd>
        </div>
      ))}
    </dl>
  );
};

const WhoCame = ({ people }: { people: Records['records'] }) => {
  const { t } = useTranslation('invite');
  const f = useFormat();
  return (
    <section>
      <h2>{t('who')}</h2>
      <div className={panel['scroll']} role="region" aria-label={t('who')} tabIndex={0}>
        <table className={panel['table']}>
          <thead>
            <tr>
              {(['name', 'at', 'state'] as const).map((k) => (
                <th key={k} scope="col">
                  {t(k)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((r) => (
              <tr key={`${r.at}${r.name}`}>
                <td>{r.name}</td>
                <td style={{ whiteSpace: 'nowrap' }}>{f.stamp(r.at)}</td>
                <td>{t(r.finished ? 'complete' : 'incomplete')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

type Props = { url: string | null; records: Records; mails: DataOf<typeof invite.mailed> };

/** `/myFavoritedata/inviteFriends`: the person's link, mails, and who came by either. */
export const InvitePage = ({ url, records, mails }: Props) => {
  const { t } = useTranslation('invite');
  const ready = useReady();
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <PageHead title={t('title')} note={t('lead')} />
      {url ? (
        <>
          <Link url={url} />
          <InviteMail />
        </>
      ) : (
        <section className={`${panel['panel']} ${classes['link']}`}>
          <p>{t('needComplete')}</p>
          <Button disabled={!ready} onClick={() => ask('complete')}>
            {t('completeAct')}
          </Button>
        </section>
      )}
      {mails.total > 0 && <MailedList mails={mails} />}
      <How />
      {records.total === 0 ? (
        <Empty title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <Figures records={records} />
          <WhoCame people={records.records} />
          <Pager {...records} />
        </>
      )}
    </main>
  );
};
