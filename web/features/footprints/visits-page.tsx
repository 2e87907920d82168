import type { DataOf } from '#contract/core/endpoint.ts';
import type { footprints, Visitor } from '#contract/footprints/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './footprints.module.css';

type Data = DataOf<typeof footprints.visits>;

const Row = ({ row: r }: { row: Visitor }) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  const text = useText();
  const country = useCountryName();
  return (
    <tr>
      <td>
        {r.person ? (
          <>
            {r.person.name}
            {r.person.company && (
              <small>
                <CompanyLink of={r.person.company} />
              </small>
            )}
          </>
        ) : (
          t('group', { n: f.number(r.visitors), count: r.visitors })
        )}
      </td>
      <td>{t(`roles.${r.role ?? 'other'}`)}</td>
      <td>{r.countryCode ? country(r.countryCode) : t('unknown')}</td>
      <td className={`figure ${panel['end']}`} data-head={t('looks')}>
        {f.number(r.times)}
      </td>
      <td className="figure" data-head={t('lastDay')}>
        {r.day}
      </td>
      <td>
        {r.products.map((p) => (
          <SiteLink key={p.id} to={pageTo('product', { id: p.id })} style={{ display: 'block' }}>
            {text(p.name)}
          </SiteLink>
        ))}
      </td>
    </tr>
  );
};

/** `/supplierdata/recentVisits`: who looked at the company; names only of those who agreed, all others in groups. */
export const VisitsPage = ({ data }: { data: Data }) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  const text = useText();
  const total = data.visitors === null ? t('few') : t('total', { n: f.number(data.visitors), count: data.visitors });
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('visits')} note={t('visitsNote')} />
      <p role="status">{total}</p>
      {data.records.length === 0 ? (
        <Empty title={t('none.visits')} text={t('none.visitsText')} />
      ) : (
        <>
          <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('visits')} tabIndex={0}>
            <table className={`${panel['table']} ${panel['cards']}`}>
              <thead>
                <tr>
                  <th scope="col">{t('visitor')}</th>
                  <th scope="col">{t('role')}</th>
                  <th scope="col">{t('country')}</th>
                  <th scope="col" className={panel['end']}>
                    {t('looks')}
                  </th>
                  <th scope="col">{t('lastDay')}</th>
                  <th scope="col">{t('looked')}</th>
                </tr>
              </thead>
              <tbody>
                {data.records.map((r, i) => (
                  <Row key={`${r.day} ${i}`} row={r} />
                ))}
              </tbody>
            </table>
          </div>
          <Pager {...data} />
        </>
      )}
      {data.products.length > 0 && (
        <section className={classes['part']}>
          <h2>{t('topProducts')}</h2>
          <ul className={classes['products']}>
            {data.products.map((p) => (
              <li key={p.id}>
                <SiteLink to={pageTo('product', { id: p.id })}>{text(p.name)}</SiteLink>
                <span className="figure">{t('group', { n: f.number(p.visitors), count: p.visitors })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
};
