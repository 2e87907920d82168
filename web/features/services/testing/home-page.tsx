import { pageTo } from '#contract/pages.ts';
import { testProperties } from '#contract/testing/rules.ts';
import type { TestLab, TestMethod } from '#contract/testing/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

type Props = { methods: readonly TestMethod[]; labs: readonly TestLab[] };

const Properties = ({ methods }: Pick<Props, 'methods'>) => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  return (
    <section className={classes['section']} aria-labelledby="by">
      <h2 id="by">{t('home.by')}</h2>
      <ul className={`${panel['panel']} ${classes['kindRows']}`}>
        {testProperties.map((property) => {
          const own = methods.filter((m) => m.property === property);
          if (!own.length) return null;
          return (
            <li key={property}>
              <h3>
                <SiteLink to={pageTo('testCatalogue', { property })}>{t(`property.${property}`)}</SiteLink>
              </h3>
              <p className={classes['quiet']}>{own.map((m) => m.standard).join(' · ')}</p>
              <span className="figure">{t('methodsN', { n: f.number(own.length), count: own.length })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Labs = ({ labs }: Pick<Props, 'labs'>) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  return (
    <section className={classes['section']} aria-labelledby="labs">
      <h2 id="labs">{t('home.labs')}</h2>
      <div className={classes['cards']}>
        {labs.map(({ lab, methods: n, accreditations }) => (
          <article key={lab.id} className={classes['card']}>
            <p className={classes['kind']}>{[text(lab.city), ...accreditations].filter(Boolean).join(' · ')}</p>
            <h3>
              <SiteLink to={pageTo('serviceProvider', { id: lab.id })}>{text(lab.name)}</SiteLink>
            </h3>
            <p className={classes['foot']}>
              <b className="figure">{t('methodsN', { n: f.number(n), count: n })}</b>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
};

/** `/detectionServe`: what can be tested, by property, how it goes, and who does it. */
export const TestingHomePage = ({ methods, labs }: Props) => {
  const { t } = useTranslation('testing');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('home.title')}
        note={t('home.lead')}
        actions={
          <ActLink look="ask" to={pageTo('testOffer')}>
            {t('home.go')}
          </ActLink>
        }
      >
        <PartTabs at="detectionServe" />
      </PageHead>
      <Properties methods={methods} />
      <section className={classes['section']} aria-labelledby="how">
        <h2 id="how">{t('home.how')}</h2>
        <ol className={classes['steps']}>
          {(['choose', 'compare', 'send', 'report'] as const).map((k) => (
            <li key={k}>
              <h3>{t(`step.${k}.title`)}</h3>
              <p className={classes['quiet']}>{t(`step.${k}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      {labs.length > 0 && <Labs labs={labs} />}
    </main>
  );
};
