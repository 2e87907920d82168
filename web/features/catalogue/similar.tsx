import { type ReactNode } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { useStated } from '#web/ui/text/stated.ts';
import type { Value } from './data-table.tsx';
import { differentMethods } from './methods.ts';
import classes from './similar.module.css';

type Teaser = DataOf<typeof catalogue.detail>;
type Full = DataOf<typeof catalogue.memberDetail>;
type Other = DataOf<typeof catalogue.similar>[number];
/** A column; of the product itself a visitor knows the teaser alone. */
type Column = Pick<Teaser, 'id' | 'name' | 'category' | 'company'> & {
  stated: number;
  full: { row: Full['row']; values: Value[] } | null;
};

const columnOf = ({ row, stated, values }: Other): Column => ({
  ...row,
  stated,
  full: values && { row, values },
});

/** Relative difference of two plain numbers in per cent; null where there is none to tell. */
const percent = (own: string | undefined, other: string | undefined): number | null => {
  if (!own || !other || !/^\d+(\.\d+)?$/.test(own) || !/^\d+(\.\d+)?$/.test(other) || Number(own) === 0) return null;
  return ((Number(other) - Number(own)) / Number(own)) * 100;
};

/** What a cell says, and how it differs from the first column: not at all, by a number of per cent, or in words. */
type Cell = { shown: ReactNode; differs?: boolean; by?: number | null };

type Row = { key: string; label: string; cell: (c: Column) => Cell };

/** Price and values of a column, held against the product's own. */
const useCells = (full: Full | null) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const f = useFormat();
  const shown = useStated();
  const unit = useUnit();
  const price = ({ full: p }: Column): Cell => {
    if (!p?.row.price) return { shown: p && t('negotiable') };
    const comparable = full?.row.currency === p.row.currency && full.row.per === p.row.per;
    return {
      shown: (
        <>
          <strong className="figure">{f.money(p.row.price, p.row.currency)}</strong> <span>/ {unit(p.row.per)}</span>
        </>
      ),
      by: comparable ? percent(full.row.price ?? undefined, p.row.price) : null,
    };
  };
  const value = (field: string, { full: p }: Column): Cell => {
    const v = p?.values.find((x) => x.field === field);
    if (!v) return { shown: '—' };
    const base = full?.values.find((x) => x.field === field);
    const otherwise = differentMethods([base, v]);
    const differs = !base || text(base.value) !== text(v.value) || base.unit !== v.unit;
    return {
      shown: (
        <>
          <strong className="figure">{shown(v.value)}</strong> {v.unit && <span>{unit(v.unit)}</span>}
          {otherwise && <small>{t('compare.methods')}</small>}
        </>
      ),
      differs,
      // What different methods measured is said to be so, and not held against each other (catalogue 4).
      by: base && differs && !otherwise && base.unit === v.unit ? percent(text(base.value), text(v.value)) : null,
    };
  };
  return { price, value };
};

/** Who makes it and of what; then price and values for who may see them, for a visitor how much is stated. */
const useRows = (own: Column, full: Full | null, columns: Column[]): Row[] => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const f = useFormat();
  const unit = useUnit();
  const { price, value } = useCells(full);
  const fields = new Map(columns.flatMap((c) => c.full?.values ?? []).map((v) => [v.field, v.label]));
  return [
    {
      key: 'supplier',
      label: t('supplier'),
      cell: (c) => ({
        shown: c.company ? <CompanyLink of={c.company} /> : '—',
      }),
    },
    {
      key: 'place',
      label: t('similar.place'),
      cell: (c) => ({ shown: (c.company && (text(c.company.city) || c.company.countryCode)) || '—' }),
    },
    {
      key: 'material',
      label: t('similar.material'),
      cell: (c) => ({ shown: text(c.category.name), differs: c.category.slug !== own.category.slug }),
    },
    ...(full
      ? [
          { key: 'price', label: t('price'), cell: price },
          {
            key: 'moq',
            label: t('moq'),
            cell: (c: Column) => ({
              shown: c.full?.row.moq ? `${f.number(c.full.row.moq)} ${unit(c.full.row.per)}` : '—',
            }),
          },
          ...[...fields].map(([field, label]) => ({
            key: field,
            label: text(label),
            cell: (c: Column) => value(field, c),
          })),
        ]
      : [
          {
            key: 'stated',
            label: t('similar.stated'),
            cell: (c: Column) => ({ shown: t('similar.statedValue', { n: c.stated, count: c.stated }) }),
          },
        ]),
  ];
};

const Head = ({ column: c, own }: { column: Column; own: boolean }) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const lang = useLang();
  return (
    <th scope="col" data-own={own || undefined}>
      {own ? (
        <>
          <small>{t('similar.own')}</small>
          <span lang={textLang(c.name, lang)}>{text(c.name)}</span>
        </>
      ) : (
        <SiteLink to={pageTo('product', { id: c.id })} lang={textLang(c.name, lang)}>
          {text(c.name)}
        </SiteLink>
      )}
      {c.full && <small className="figure">{c.full.row.model}</small>}
    </th>
  );
};

/** A cell; outside the product's own column with its difference. */
const Told = ({ cell: { shown, differs, by }, own }: { cell: Cell; own: boolean }) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  return (
    <td data-own={own || undefined} data-differs={(!own && (differs || by)) || undefined}>
      {shown}
      {!own && by ? (
        <small className="figure">
          {by > 0 ? '+' : '−'}
          {f.number(Math.abs(by), 1)}%
        </small>
      ) : (
        !own && differs && <span className="visually-hidden">{t('similar.differs')}</span>
      )}
    </td>
  );
};

/**
 * The product beside those most like it, fields in rows. A visitor sees who makes them and how much is stated; values and
 * prices never reach a visitor's page.
 */
export const Similar = ({ teaser, full, others }: { teaser: Teaser; full: Full | null; others: Other[] }) => {
  const { t } = useTranslation('catalogue');
  const own: Column = { ...teaser, stated: teaser.fields.length, full };
  const columns = [own, ...others.map(columnOf)];

  const rows = useRows(own, full, columns);

  return (
    <>
      <h2 id="similar">{t('similar.title')}</h2>
      <p className={classes['lead']}>{t('similar.lead')}</p>
      <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-labelledby="similar" tabIndex={0}>
        <table className={`${panel['table']} ${classes['table']}`}>
          <thead>
            <tr>
              <th scope="col">{t('property')}</th>
              {columns.map((c, i) => (
                <Head key={c.id} column={c} own={i === 0} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cell }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {columns.map((c, i) => (
                  <Told key={c.id} cell={cell(c)} own={i === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['lead']}>{full ? t('similar.note') : t('similar.gated')}</p>
    </>
  );
};
