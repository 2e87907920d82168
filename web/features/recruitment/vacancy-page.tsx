import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import type { VacancyDetail } from '#contract/recruitment/schemas.ts';
import type { Text } from '#contract/core/schemas.ts';
import { ask } from '#web/lib/ask.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './recruitment.module.css';
import { usePlace, useSalary } from './use-facts.ts';
import { VacancyCard } from './vacancy-card.tsx';

// The forms load when they are opened: a first visit reads.
const ApplyForm = lazy(() => import('./apply/apply-form.tsx'));

const Words = ({ id, title, of }: { id: string; title: string; of: Text }) => {
  const text = useText();
  const lang = useLang();
  if (!text(of)) return null;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes['words']} lang={textLang(of, lang)}>
        {text(of)}
      </p>
    </section>
  );
};

type SideProps = { detail: VacancyDetail; open: boolean; onOpen: () => void };
const Side = ({ detail, open, onOpen }: SideProps) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const ready = useReady();
  const salary = useSalary();
  const { row, apply, application, years, education } = detail;
  return (
    <>
      <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
        <div className={`figure ${classes['figure']}`}>{salary(row.salary)}</div>
        <p>
          {t('openingsN', { n: f.number(row.openings), count: row.openings })} ·{' '}
          <span className="figure">{t('untilDay', { day: f.day(row.until) })}</span>
        </p>
        <p className={classes['quiet']}>
          {years ? t('yearsN', { n: f.number(years), count: years }) : t('noYears')} · {t(`education.${education}`)}
        </p>
        {apply === 'yes' && !open && (
          <ActButton look="ask" full wide disabled={!ready} onClick={onOpen}>
            {t('apply')}
          </ActButton>
        )}
        {apply === 'login' && (
          <ActButton look="ask" full wide disabled={!ready} onClick={() => ask('login')}>
            {t('loginToApply')}
          </ActButton>
        )}
        {apply === 'complete' && (
          <ActLink look="ask" to={pageTo('profile')}>
            {t('completeFirst')}
          </ActLink>
        )}
        {(apply === 'own' || apply === 'closed' || apply === 'operator' || apply === 'applied') && (
          <p className={classes['quiet']}>{t(`cannot.${apply}`)}</p>
        )}
        {apply === 'own' && <SiteLink to={pageTo('applicants', { vacancy: row.id })}>{t('seeApplicants')}</SiteLink>}
        {application && <SiteLink to={pageTo('jobApplication', { id: application })}>{t('seeApplication')}</SiteLink>}
        <p className={classes['quiet']}>
          <SiteLink to={pageTo('recruitmentAbout')}>{t('dataNote')}</SiteLink>
        </p>
      </section>
      <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="company">
        <h2 id="company">{t('company')}</h2>
        <p>
          <SiteLink to={pageTo('company', { slug: row.company.id })} lang={textLang(row.company.name, lang)}>
            {text(row.company.name)}
          </SiteLink>
        </p>
        {apply !== 'own' && <ChatLink company={row.company.id} />}
      </section>
    </>
  );
};

/** `/manpower/vacancy/{id}`: one vacancy, the form to apply, and the way to report it. */
export const VacancyPage = ({ detail, report }: { detail: VacancyDetail; report: ReactNode }) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const lang = useLang();
  const place = usePlace();
  const [open, setOpen] = useState(false);
  const { row } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('vacancies', { role: row.role })}>{t(`role.${row.role}`)}</SiteLink>}
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={
          <>
            <Tag>{t(`contract.${row.contract}`)}</Tag>
            <span>{t(`workplace.${row.workplace}`)}</span>
            <span>{place(row)}</span>
            {detail.state === 'closed' && <Tag tone="bad">{t('vacancyState.closed')}</Tag>}
          </>
        }
      />
      <RecordColumns
        label={t('inShort')}
        sideFirst={!open}
        side={<Side detail={detail} open={open} onOpen={() => setOpen(true)} />}
      >
        {open && (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <ApplyForm vacancy={row} onClose={() => setOpen(false)} />
          </Suspense>
        )}
        <Words id="about" title={t('tasks')} of={detail.about} />
        <Words id="needs" title={t('needs')} of={detail.needs} />
        <Words id="offers" title={t('offers')} of={detail.offers} />
        {detail.apply !== 'own' && detail.state === 'listed' && report}
      </RecordColumns>
      {detail.others.length > 0 && (
        <section className={classes['section']} aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <div className={classes['cards']}>
            {detail.others.map((o) => (
              <VacancyCard key={o.id} row={o} />
            ))}
          </div>
        </section>
      )}
    </main>
  );
};
