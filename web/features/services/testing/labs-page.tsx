import { pageTo } from '#contract/pages.ts';
import type { TestLab } from '#contract/testing/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

const Labs = ({ labs }: { labs: readonly TestLab[] }) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  if (!labs.length) return <p className={classes['quiet']}>{t('about.none')}</p>;
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('about.table')} tabIndex={0}>
      <table className={panel['table']} aria-labelledby="table">
        <thead>
          <tr>
            <th scope="col">{t('lab')}</th>
            <th scope="col">{t('accreditations')}</th>
            <th scope="col" className={panel['end']}>
              {t('methods')}
            </th>
            <th scope="col">{t('statesHead')}</th>
            <th scope="col">{t('cuts')}</th>
            <th scope="col" className={panel['end']}>
              {t('fastest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {labs.map((l) => (
            <tr key={l.lab.id}>
              <th scope="row">
                <SiteLink to={pageTo('serviceOffer', { id: l.offer })}>{text(l.lab.name)}</SiteLink>
                <small>{text(l.lab.city)}</small>
              </th>
              <td>{l.accreditations.join(', ') || '—'}</td>
              <td className={`figure ${panel['end']}`}>{f.number(l.methods)}</td>
              <td>
                {l.conditions.map((c) => (
                  <div key={c}>{t(`state.${c}`)}</div>
                ))}
              </td>
              <td>{t(l.cuts ? 'yes' : 'no')}</td>
              <td className={`figure ${panel['end']}`}>{f.number(l.days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/detectionServe/detectionabout.html`: who tests, with what and how fast. */
export const TestLabsPage = ({ labs }: { labs: readonly TestLab[] }) => {
  const { t } = useTranslation('testing');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('about.title')} note={t('about.lead')}>
        <PartTabs at="testAbout" />
      </PageHead>
      <section className={classes['section']}>
        <h2 id="table">{t('about.table')}</h2>
        <Labs labs={labs} />
      </section>
      <section className={classes['section']} aria-labelledby="source">
        <h2 id="source">{t('about.how')}</h2>
        <p className={classes['lead']}>{t('about.howText')}</p>
        <p>
          {t('about.join')} <SiteLink to={pageTo('thirdPartyRegistration')}>{t('about.joinGo')}</SiteLink>
        </p>
      </section>
    </main>
  );
};
