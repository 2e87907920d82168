import type { CapabilityOverview } from '#contract/enterprise/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './power-page.module.css';

type Row = CapabilityOverview['groups'][number]['rows'][number];
const levels = ['sample', 'short', 'series'] as const;

/** One material across the processes; each crossing leads to its suppliers. */
const MaterialRow = ({ row, processes }: { row: Row; processes: CapabilityOverview['processes'] }) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  const text = useText();
  const material = text(row.name);
  return (
    <tr>
      <th scope="row">
        <SiteLink to={pageTo('search', { kind: 'suppliers', category: row.slug })} prefetch="none">
          {material}
        </SiteLink>
      </th>
      <td className="figure">{f.number(row.n)}</td>
      {processes.map((p) => {
        const cell = row.cells.find((c) => c.process === p.slug);
        if (!cell) return <td key={p.slug} aria-hidden="true" />;
        const [sample, short, series] = cell.levels;
        const best = series ? 3 : short ? 2 : 1;
        return (
          <td key={p.slug} data-level={best}>
            <SiteLink
              to={pageTo('search', { kind: 'suppliers', category: row.slug, process: p.slug })}
              prefetch="none"
              className="figure"
            >
              {f.number(sample + short + series)}
              <span className="visually-hidden">
                {t('power.cell', {
                  material,
                  process: text(p.name),
                  sample: f.number(sample),
                  short: f.number(short),
                  series: f.number(series),
                })}
              </span>
            </SiteLink>
          </td>
        );
      })}
    </tr>
  );
};

const Legend = () => {
  const { t } = useTranslation('industry');
  return (
    <ul className={classes['legend']}>
      {levels.map((l, i) => (
        <li key={l} data-level={i + 1}>
          <i aria-hidden="true" />
          {t(`power.levels.${l}`)}
        </li>
      ))}
      <li>{t('power.legend')}</li>
    </ul>
  );
};

/** How many suppliers hold each certificate. */
const Certificates = ({ certificates }: Pick<CapabilityOverview, 'certificates'>) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  const text = useText();
  return (
    <section className={classes['certificates']} aria-labelledby="certificates">
      <h2 id="certificates">{t('power.certificates')}</h2>
      <p>{t('power.certificatesNote')}</p>
      <ul>
        {certificates.map((c) => (
          <li key={c.slug}>
            <b>{text(c.name)}</b> <span>{t('power.certificate', { n: f.number(c.n), count: c.n })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** `/powerall.html`: what all verified suppliers together can do, as one cloth of materials and processes. */
export const PowerPage = ({ view }: { view: CapabilityOverview }) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  const text = useText();
  if (!view.groups.length)
    return (
      <main id="main" className={panel['page']}>
        <PageHead title={t('power.title')} />
        <Empty title={t('power.none')}>
          <ActLink to={pageTo('search', { kind: 'suppliers' })}>{t('power.toSearch')}</ActLink>
        </Empty>
      </main>
    );
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('power.title')} note={t('power.lead', { n: f.number(view.total), count: view.total })} />
      <Legend />
      <div className={classes['scroll']} role="region" aria-label={t('power.title')} tabIndex={0}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('power.material')}</th>
              <th scope="col">{t('power.any')}</th>
              {view.processes.map((p) => (
                <th key={p.slug} scope="col">
                  <span>{text(p.name)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {view.groups.map((g) => (
            <tbody key={g.slug}>
              <tr>
                <th scope="rowgroup" colSpan={2 + view.processes.length}>
                  {text(g.name)}
                </th>
              </tr>
              {g.rows.map((row) => (
                <MaterialRow key={row.slug} row={row} processes={view.processes} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {view.certificates.length > 0 && <Certificates certificates={view.certificates} />}
    </main>
  );
};
