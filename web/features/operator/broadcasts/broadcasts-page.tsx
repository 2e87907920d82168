import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type BroadcastRow, operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import { deskPageTo, mayOpenDesk } from '#contract/desk-pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './broadcasts.module.css';
import { type Dictionaries, useSegmentWords } from './segment-words.ts';

const tones = { scheduled: 'info', sending: 'weft', sent: 'warp', cancelled: 'plain' } as const;

/** One broadcast: what, to whom, when, how many; one that has not begun can be cancelled. */
const Row = ({ row, segment }: { row: BroadcastRow; segment: string }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const text = useText();
  const { revalidate } = useRevalidator();
  const work = useAct();
  const cancel = () =>
    work.act(async () => {
      await deskCall(operatorBroadcasts.cancel, { params: { id: row.id } }).finally(() => revalidate());
    });
  return (
    <li className={panel['panel']}>
      <h2>
        {text(row.title)} <Tag tone={tones[row.state]}>{t(`broadcasts.state.${row.state}`)}</Tag>
      </h2>
      <p>{text(row.text)}</p>
      <div className={classes['facts']}>
        <span>{t('broadcasts.to', { segment })}</span>
        {row.link && <span>{t('broadcasts.leads', { link: row.link })}</span>}
        {row.binding && <span>{t('broadcasts.bindingFor', { reason: row.reason })}</span>}
      </div>
      <div className={classes['facts']}>
        <span>{t('broadcasts.by', { name: row.by, at: f.stamp(row.at) })}</span>
        <span>{t(row.state === 'scheduled' ? 'broadcasts.goes' : 'broadcasts.went', { at: f.stamp(row.dueAt) })}</span>
        <span>{t('broadcasts.counted', { n: f.number(row.counted), count: row.counted })}</span>
        {row.told > 0 && (
          <>
            <span>{t('broadcasts.told', { n: f.number(row.told), count: row.told })}</span>
            <span>{t('broadcasts.read', { n: f.number(row.read), count: row.read })}</span>
          </>
        )}
      </div>
      {row.state === 'scheduled' && (
        <div className={classes['foot']}>
          <button
            type="button"
            className={desk['act']}
            disabled={work.busy}
            aria-label={`${t('broadcasts.cancel')}: ${text(row.title)}`}
            onClick={() => void cancel()}
          >
            {t('broadcasts.cancel')}
          </button>
          <span role="alert" className={desk['wrong']}>
            {work.fault}
          </span>
        </div>
      )}
    </li>
  );
};

type Props = { list: DataOf<typeof operatorBroadcasts.list>; dictionaries: Dictionaries };

/** What the desk said to segments of the members, the newest first. Announcements above all pages are settings. */
export const BroadcastsPage = ({ list, dictionaries }: Props) => {
  const { t } = useTranslation('operator');
  const viewer = useViewer();
  const segmentWords = useSegmentWords(dictionaries);
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('nav.broadcasts')}</h1>
        <Button component={SiteLink} to={deskPageTo('operatorBroadcasts', { write: 1 })}>
          {t('broadcasts.write')}
        </Button>
      </div>
      <p className={`${desk['quiet']} ${classes['note']}`}>
        {t('broadcasts.note')}{' '}
        {mayOpenDesk('operatorSettings', viewer) && (
          <SiteLink to={deskPageTo('operatorSettings')}>{t('broadcasts.toSettings')}</SiteLink>
        )}
      </p>
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((row) => (
              <Row key={row.id} row={row} segment={segmentWords(row.segment)} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('broadcasts.none')} text={t('broadcasts.noneText')} />
      )}
    </main>
  );
};
