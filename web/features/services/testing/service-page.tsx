import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { testConditions } from '#contract/testing/rules.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { OfferCards } from '../offer-card.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

const SpecimenStates = () => {
  const { t } = useTranslation('testing');
  return (
    <section className={classes['section']}>
      <h2 id="states">{t('service.states')}</h2>
      <div
        className={`${panel['panel']} ${panel['scroll']}`}
        role="region"
        aria-label={t('service.states')}
        tabIndex={0}
      >
        <table className={panel['table']} aria-labelledby="states">
          <thead>
            <tr>
              <th scope="col">{t('service.stateName')}</th>
              <th scope="col">{t('service.stateMeaning')}</th>
            </tr>
          </thead>
          <tbody>
            {testConditions.map((c) => (
              <tr key={c}>
                <th scope="row">{t(`state.${c}`)}</th>
                <td>{t(`stateText.${c}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** `/detectionServe/servicedetection.html`: the course of a test, states of specimens, what to send, and the services. */
export const TestServicePage = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation('testing');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('service.title')}
        note={t('service.lead')}
        actions={
          <ActLink look="ask" to={pageTo('testOffer')}>
            {t('home.go')}
          </ActLink>
        }
      >
        <PartTabs at="testService" />
      </PageHead>
      <section className={classes['section']} aria-labelledby="course">
        <h2 id="course">{t('service.course')}</h2>
        <ol className={classes['steps']}>
          {(['apply', 'check', 'offer', 'report'] as const).map((k) => (
            <li key={k}>
              <p>{t(`service.step.${k}`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <SpecimenStates />
      <section className={classes['section']} aria-labelledby="bring">
        <h2 id="bring">{t('service.bring')}</h2>
        <p className={classes['lead']}>{t('service.bringText')}</p>
      </section>
      <section className={classes['section']} aria-labelledby="offers">
        <h2 id="offers">{t('service.offers')}</h2>
        <OfferCards rows={offers} tag={false} />
      </section>
    </main>
  );
};
