import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { services } from '#contract/services/calls.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './services.module.css';
import { useFrom } from './use-price.ts';

type Kinds = DataOf<typeof services.kinds>;

/** What is needed lies, who does it stands; where they cross is the lowest price and the shortest time. */
const Matrix = ({ kinds, providers }: Kinds) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  const from = useFrom();
  const rows = kinds.filter(({ n }) => n > 0);
  if (!rows.length) return <p className={classes['quiet']}>{t('noOffers')}</p>;
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`}>
      <table className={`${panel['table']} ${classes['matrix']}`}>
        <caption className="visually-hidden">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('need')}</th>
            {providers.map((p) => (
              <th key={p.id} scope="col">
                <SiteLink to={pageTo('serviceProvider', { id: p.id })}>{text(p.name)}</SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind }) => (
            <tr key={kind}>
              <th scope="row">{t(`kind.${kind}`)}</th>
              {providers.map((p) => {
                const cell = p.cells.find((c) => c.kind === kind);
                if (!cell) return <td key={p.id}>—</td>;
                const { price, currency, unit, days } = cell;
                return (
                  <td key={p.id}>
                    <span className="figure">{from(price && currency && unit ? { price, currency, unit } : null)}</span>
                    {days !== null && (
                      <small className="figure">{t('daysFrom', { n: f.number(days), count: days })}</small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/thirdPartyIndex`: kinds of service, each with what it is for, and who does what at which price. */
export const KindsPage = (data: Kinds) => {
  const { t } = useTranslation('services');
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('title')}
        note={t('lead')}
        actions={<SiteLink to={pageTo('serviceOffers')}>{t('allOffers')}</SiteLink>}
      />
      <section className={classes['section']} aria-labelledby="matrix">
        <h2 id="matrix">{t('whoDoesWhat')}</h2>
        <Matrix {...data} />
      </section>
      <section className={classes['section']} aria-labelledby="kinds">
        <h2 id="kinds">{t('kinds')}</h2>
        <ul className={`${panel['panel']} ${classes['kindRows']}`}>
          {data.kinds.map(({ kind, n }) => (
            <li key={kind}>
              <h3>
                <SiteLink to={pageTo('serviceOffers', { kind })}>{t(`kind.${kind}`)}</SiteLink>
              </h3>
              <p>{t(`about.${kind}`)}</p>
              <span className="figure">{t('offersN', { n: f.number(n), count: n })}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className={classes['section']}>
        <span>
          {t('forProviders')} <SiteLink to={pageTo('thirdPartyRegistration')}>{t('becomeProvider')}</SiteLink>
        </span>
      </p>
    </main>
  );
};
