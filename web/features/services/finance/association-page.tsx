import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

const commits = ['licence', 'fees', 'answer', 'data'] as const;
const rights = ['withdraw', 'cancel', 'rate', 'export'] as const;

/** `/financialService/aboutAssociation.html`: who does what in finance here, and what to do when something goes wrong. */
export const AssociationPage = () => {
  const { t } = useTranslation('finance');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('assoc.title')} note={t('assoc.lead')}>
        <PartTabs at="financeAssociation" />
      </PageHead>
      <section className={classes['section']} aria-labelledby="platform">
        <h2 id="platform">{t('assoc.platform')}</h2>
        <p className={classes['lead']}>{t('assoc.platformText')}</p>
      </section>
      <section className={classes['section']} aria-labelledby="commits">
        <h2 id="commits">{t('assoc.commits')}</h2>
        <ol className={classes['steps']}>
          {commits.map((k) => (
            <li key={k}>
              <p>{t(`commit.${k}`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes['section']} aria-labelledby="rights">
        <h2 id="rights">{t('assoc.rights')}</h2>
        <ol className={classes['steps']}>
          {rights.map((k) => (
            <li key={k}>
              <p>{t(`right.${k}`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes['section']} aria-labelledby="trouble">
        <h2 id="trouble">{t('assoc.trouble')}</h2>
        <p className={classes['lead']}>{t('assoc.troubleText')}</p>
        <p>
          <SiteLink to={pageTo('aboutUs')}>{t('assoc.contact')}</SiteLink>
        </p>
      </section>
    </main>
  );
};
