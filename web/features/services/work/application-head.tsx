import { pageTo } from '#contract/pages.ts';
import type { ApplicationDetail } from '#contract/services/applications.ts';
import { goodCourse } from '#contract/services/states.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Thread } from '#web/ui/picture/thread.tsx';
import { StateTag } from './state-tag.tsx';

type Row = ApplicationDetail['row'];

/** Its number and state, whom it is with, and since when. */
const About = ({ row }: { row: Row }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  const applicant = row.party === 'applicant';
  return (
    <>
      <span className="figure">{row.number}</span>
      <StateTag state={row.state} late={row.late} />
      <span>{t(`kind.${row.kind}`)}</span>
      {applicant && row.other.entId ? (
        <SiteLink to={pageTo('serviceProvider', { id: row.other.entId })}>{text(row.other.name)}</SiteLink>
      ) : (
        <span>{text(row.other.name)}</span>
      )}
      <time dateTime={row.createdAt} className="figure">
        {f.stamp(row.createdAt)}
      </time>
      {applicant && row.other.entId && <ChatLink company={row.other.entId} />}
    </>
  );
};

/** What an application is, and how far it has come. */
export const ApplicationHead = ({ row }: { row: Row }) => {
  const { t } = useTranslation(['serviceWork', 'services']);
  const text = useText();
  const lang = useLang();
  const applicant = row.party === 'applicant';
  const at = goodCourse.findIndex((s) => s === row.state);
  const stopped = ['refused', 'cancelled', 'expired'].includes(row.state);
  return (
    <PageHead
      crumb={
        <SiteLink to={pageTo(applicant ? 'serviceApplications' : 'serviceBoard')}>
          {t(applicant ? 'mine' : 'board')}
        </SiteLink>
      }
      title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
      note={<About row={row} />}
    >
      {!stopped && row.state !== 'returned' && (
        <Thread
          label={t('thread')}
          knots={goodCourse.map((s, i) => ({
            key: s,
            state: i < at || row.state === 'done' ? 'done' : i === at ? 'now' : 'next',
            children: t(`services:state.${s}`),
          }))}
        />
      )}
    </PageHead>
  );
};
