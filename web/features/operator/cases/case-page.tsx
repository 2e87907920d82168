import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CaseView } from '#contract/operator/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useFullScreen } from '../use-full.ts';
import { CaseDocument } from './case-document.tsx';
import { CaseFields } from './case-fields.tsx';
import panel from './decision-panel.module.css';
import classes from './queue.module.css';
import { useKeys } from './use-keys.ts';

/** The decision itself, or that there is none yet. */
const Decision = ({ view }: { view: CaseView }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const f = useFormat();
  const a = view.application;
  const { first, last } = view.decidedBy;
  if (a.state === 'submitted')
    return (
      <p>
        {t('decided.waiting')} <SiteLink to={deskPageTo('operatorQueue')}>{t('decided.toQueue')}</SiteLink>
      </p>
    );
  return (
    <>
      <p>
        <Tag tone={a.state === 'approved' ? 'warp' : a.state === 'lapsed' ? 'plain' : 'bad'}>
          {t(`verification:state.${a.state}`)}
        </Tag>{' '}
        {a.decidedAt && <span className="figure">{f.stamp(a.decidedAt)}</span>}
      </p>
      {last && <p>{first && first !== last ? t('decided.byTwo', { first, last }) : t('decided.by', { name: last })}</p>}
    </>
  );
};

/** What was decided, by whom and why, and what it rested on. */
const Outcome = ({ view }: { view: CaseView }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const text = useText();
  const a = view.application;
  return (
    <aside className={panel['decision']} aria-label={t('decided.outcome')}>
      <h2>{t('decided.outcome')}</h2>
      <Decision view={view} />
      {a.expiresAt && (
        <p>
          {t('decided.expires')} {a.expiresAt}
        </p>
      )}
      {view.authority?.verdict && (
        <p>
          {t('decided.seen')}: {t(`case.${view.authority.verdict}`)}
        </p>
      )}
      {a.note && (
        <>
          <h2>{t('decided.reasons')}</h2>
          <p>{text(a.note)}</p>
        </>
      )}
      <p>
        <SiteLink to={deskPageTo('operatorPerson', { id: view.applicant.id })}>{t('decided.person')}</SiteLink>
        {view.entId && (
          <>
            {' · '}
            <SiteLink to={deskPageTo('operatorCompany', { id: view.entId })}>{t('decided.record')}</SiteLink>
          </>
        )}
      </p>
      <h2>{t('case.history')}</h2>
      <Timeline
        label={t('case.history')}
        events={a.history.map((h) => ({
          key: h.id,
          at: h.at,
          title: t(`verification:event.${h.event}` as 'verification:event.submitted'),
          by: t(`verification:by.${h.by}`),
        }))}
      />
      <p className={panel['quiet']}>
        <IconLock size={14} stroke={1.6} aria-hidden="true" /> {t('case.audited')}
      </p>
    </aside>
  );
};

/** One case as it lay there, to be looked at and not decided. */
export const CasePage = ({ view }: { view: CaseView }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const a = view.application;
  const subject = (a.kind === 'personal' ? a.given.personName : a.given.name) || a.number;
  const { full, trap, leave, toggle } = useFullScreen(true);
  useKeys({ f: toggle, ...(full && { escape: () => leave() }) });
  return (
    <main id="main" className={classes['main']}>
      <div className={classes['head']}>
        <h1>
          {a.number} · {t(`verification:kind.${a.kind}`)}
        </h1>
        <span>{t('decided.readOnly')}</span>
      </div>
      <div className={`${classes['columns']} ${classes['single']}`}>
        <section
          ref={trap}
          className={classes['case']}
          aria-label={subject}
          {...(full && { role: 'dialog', 'aria-modal': true, 'data-full': '' })}
        >
          <CaseDocument view={view} subject={subject} full={full} onFull={toggle} />
          <CaseFields view={view} />
        </section>
        <Outcome view={view} />
      </div>
    </main>
  );
};
