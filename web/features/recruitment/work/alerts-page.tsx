import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { recruitmentAlerts, type VacancyAlert } from '#contract/recruitment/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../recruitment.module.css';

const Row = ({ alert: { id, wish, createdAt } }: { alert: VacancyAlert }) => {
  const { t } = useTranslation(['jobs', 'recruitment']);
  const f = useFormat();
  const country = useCountryName();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const name = [
    wish.q && `“${wish.q}”`,
    wish.role && t(`recruitment:role.${wish.role}`),
    wish.contract && t(`recruitment:contract.${wish.contract}`),
    wish.workplace && t(`recruitment:workplace.${wish.workplace}`),
    wish.country && country(wish.country),
  ]
    .filter(Boolean)
    .join(' · ');
  const query = Object.fromEntries(Object.entries(wish).filter(([, v]) => v)) as Parameters<
    typeof pageTo<'vacancies'>
  >[1];
  const remove = () => void act(() => call(recruitmentAlerts.remove, { params: { id } }).then(() => revalidate()));
  return (
    <li className={`${panel['panel']} ${classes['box']}`}>
      <p>
        <SiteLink to={pageTo('vacancies', query ?? {})}>{name}</SiteLink>
      </p>
      <p className={classes['quiet']}>{t('alerts.since', { at: f.stamp(createdAt).slice(0, 10) })}</p>
      <div>
        <Button variant="default" loading={busy} onClick={remove} aria-label={t('alerts.removeOne', { name })}>
          {t('alerts.remove')}
        </Button>
      </div>
      {fault && <p role="alert">{fault}</p>}
    </li>
  );
};

/** `/jobCenter/alerts`: searches of vacancies whose owner is told of new ones. */
export const AlertsPage = ({ alerts }: { alerts: VacancyAlert[] }) => {
  const { t } = useTranslation('jobs');
  return (
    <main id="main">
      <PageHead title={t('alerts.title')} note={t('alerts.lead')} />
      {alerts.length ? (
        <ul className={classes['list']}>
          {alerts.map((a) => (
            <Row key={a.id} alert={a} />
          ))}
        </ul>
      ) : (
        <Empty title={t('alerts.none')} text={t('alerts.noneText')}>
          <Button component={SiteLink} to={pageTo('vacancies')} variant="default">
            {t('alerts.act')}
          </Button>
        </Empty>
      )}
    </main>
  );
};
