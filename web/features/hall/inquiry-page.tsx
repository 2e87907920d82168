import { roleCodes } from '#contract/core/access.ts';
import { type ReactNode, Suspense } from 'react';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Closed, Facts, TeaserFacts } from './facts.tsx';
import classes from './inquiry-detail.module.css';
import { Parts } from './parts.tsx';
import type { Detail, FieldLabels, Seen, Teaser } from './seen.ts';

const closedParts = ['closedLines', 'note', 'annexes'] as const;

const ClosedParts = ({ row: { id, needs } }: { row: Teaser }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['parts']}`}>
      <h2>{t('needs')}</h2>
      <ul className={classes['closedParts']}>
        {(['processes', 'certificates'] as const).map((k) =>
          needs && !needs[k].length ? null : (
            <li key={k}>
              {t(k)}
              {needs ? (
                <span>{needs[k].map((x) => text(x.name)).join(' · ')}</span>
              ) : (
                <Closed words={t('loginToSee')} />
              )}
            </li>
          ),
        )}
        {closedParts.map((k) => (
          <li key={k}>
            {t(k)}
            <Closed words={t('loginToSee')} />
          </li>
        ))}
      </ul>
      <div className={shared['acts']}>
        <ActLink look="offer" to={pageTo('login', { return: pageTo('inquiry', { id }) })}>
          {t('login')}
        </ActLink>
        <ActLink to={pageTo('register')}>{t('common:register')}</ActLink>
      </div>
    </section>
  );
};

/** One act: a supplier quotes, the owner goes to the comparison; others are told who may quote. */
const Act = ({ detail: { row, own, gate }, supplier }: { detail: Detail; supplier: boolean }) => {
  const { t } = useTranslation(['hall', 'common']);
  if (own)
    return (
      <ActLink full to={pageTo('compareQuotations', { id: row.id })}>
        {t('toOwn')}
      </ActLink>
    );
  if (!supplier) return <p className={classes['label']}>{t('whoQuotes')}</p>;
  if (gate === 'revoked') return null;
  if (row.state !== 'quoting' || row.hidden) return <p className={classes['label']}>{t('notQuoting')}</p>;
  return (
    <>
      <ActLink look="offer" wide full to={pageTo('quote', { id: row.id })}>
        {t('quote')}
      </ActLink>
      {row.quotations >= row.maxQuotations && <p className={classes['label']}>{t('fullNote')}</p>}
    </>
  );
};

/** `gate` stands in place of the parts where an agreement, or the buyer's word, is before them. */
type Shown = {
  seen: Seen;
  labels: FieldLabels;
  gate: ReactNode;
  talk?: ReactNode;
  report?: ReactNode;
  supplier: boolean;
};

/** Number, state and confidentiality, as they stand below the title. */
export const Note = ({ row }: { row: Teaser }) => {
  const { t } = useTranslation(['hall', 'common']);
  return (
    <>
      <span className="figure">{row.number}</span>
      <Tag tone={row.state === 'quoting' ? 'weft' : 'plain'}>{t(`common:inquiryState.${row.state}`)}</Tag>
      {row.confidential && <Tag>{t('common:inquiries.confidential')}</Tag>}
      {row.sealed && <Tag>{t('common:sealed.mark')}</Tag>}
      {row.hidden && <Tag tone="bad">{t('common:takenDown')}</Tag>}
    </>
  );
};

/** That quotations are sealed, what it means, and when they were opened. */
const Sealed = ({ row }: { row: Teaser }) => {
  const { t } = useTranslation(['hall', 'common']);
  const f = useFormat();
  return (
    <p className={classes['label']}>
      <b>{t('common:sealed.mark')}</b>{' '}
      {row.openedAt ? t('sealed.opened', { at: f.time(row.openedAt) }) : t('sealed.closed')}
    </p>
  );
};

/** What this reader gets of an inquiry: its parts, or what stands before them, beside the facts. */
export const Columns = ({ seen, labels, gate, talk, report, supplier }: Shown) => {
  const { t } = useTranslation(['hall', 'common']);
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        {seen.gate === 'login' ? (
          <ClosedParts row={seen.row} />
        ) : seen.detail.parts ? (
          <Parts parts={seen.detail.parts} labels={labels} />
        ) : (
          <Suspense>{gate}</Suspense>
        )}
        {talk}
      </div>
      <aside className={`${panel['panel']} ${classes['side']}`} aria-label={t('facts')}>
        {seen.row.sealed && <Sealed row={seen.row} />}
        {seen.gate === 'login' ? (
          <TeaserFacts row={seen.row} />
        ) : (
          <>
            <Facts detail={seen.detail} />
            <Act detail={seen.detail} supplier={supplier} />
            {report}
          </>
        )}
      </aside>
    </div>
  );
};

/** The public page of one inquiry: the teaser for visitors, the whole for members, the agreement before confidential parts. */
export const InquiryPage = ({ seen, labels, gate, talk, report }: Omit<Shown, 'supplier'>) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  const { row } = seen;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('inquiryHall')}>{t('title')}</SiteLink>}
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={<Note row={row} />}
      />
      <Columns
        {...{ seen, labels, gate, talk, report }}
        supplier={viewer?.roles.includes(roleCodes.supplier) ?? false}
      />
    </main>
  );
};
