import { type ReactNode, useState } from 'react';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useReview } from './review.ts';
import { useStated } from '#web/ui/text/stated.ts';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './compare-page.module.css';
import { differentMethods } from './methods.ts';

type Compared = DataOf<typeof catalogue.compare>[number];
/** `said` is what two cells are held together by; `mark` says that methods differ. */
type Cell = { shown: ReactNode; said: string };
type Row = { key: string; label: string; cells: Cell[]; mark?: string | undefined };

/** Amounts, price and price by quantity of a product in words. */
const useOfferWords = () => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const unit = useUnit();
  const quantity = (n: string | null | undefined, per: string) => (n ? `${f.number(n)} ${unit(per)}` : '');
  const price = ({ row: r, full }: Compared): string => {
    if (!full) return t('gated');
    return r.price === null ? t('negotiable') : `${f.money(r.price, r.currency, 4)} / ${unit(r.per)}`;
  };
  const tiers = ({ row: r, full }: Compared): string =>
    (full?.tiers ?? [])
      .map((x) => {
        // A quantity stays on one line with its sign and its unit.
        const from = `≥ ${quantity(x.from, r.per)}:`.replaceAll(' ', '\u00a0');
        const price = x.price === null ? t('negotiable') : f.money(x.price, r.currency, 4);
        const lead = x.leadDays === null ? '' : ` (${t('days', { n: f.number(x.leadDays), count: x.leadDays })})`;
        return `${from} ${price}${lead}`;
      })
      .join('; ');
  return { quantity, price, tiers };
};

/** A row for each field of their sheets. */
const useValueRows = (products: readonly Compared[]): Row[] => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const unit = useUnit();
  const stated = useStated();
  const review = useReview();
  const fields = new Map(products.flatMap((p) => p.full?.values ?? []).map((v) => [v.field, v.label]));
  return [...fields].map(([field, label]): Row => {
    const of = products.map((p) => p.full?.values.find((v) => v.field === field));
    return {
      key: field,
      label: text(label),
      mark: differentMethods(of) ? t('compare.methods') : undefined,
      cells: of.map((v) => ({
        said: v ? `${text(v.value)} ${v.unit ?? ''}` : '',
        shown: v ? (
          <>
            <strong className="figure">{stated(v.value)}</strong> {v.unit && unit(v.unit)}
            {(v.standard || v.condition) && <small>{[v.standard, v.condition].filter(Boolean).join(', ')}</small>}
            {!v.comparable && <small>{t('compare.otherUnit')}</small>}
            <small>{review(v)}</small>
          </>
        ) : (
          '—'
        ),
      })),
    };
  });
};

const useRows = (products: readonly Compared[]): Row[] => {
  const { t } = useTranslation(['catalogue', 'common']);
  const text = useText();
  const f = useFormat();
  const { quantity, price, tiers } = useOfferWords();
  const values = useValueRows(products);
  const row = (key: string, label: string, of: (p: Compared) => string): Row => ({
    key,
    label,
    cells: products.map((p) => ({ shown: of(p) || '—', said: of(p) })),
  });
  const members = products.some((p) => p.full);
  return [
    {
      key: 'supplier',
      label: t('supplier'),
      cells: products.map(({ row: { company } }) => ({
        said: text(company?.name),
        shown: company ? <CompanyLink of={company} /> : '—',
      })),
    },
    row('place', t('similar.place'), (p) => text(p.row.company?.city) || (p.row.company?.countryCode ?? '')),
    row('material', t('similar.material'), (p) => text(p.row.category.name)),
    row('price', t('price'), price),
    ...(members
      ? [
          row('tiers', `${t('tiers')} (${t('leadTime')})`, tiers),
          row('moq', t('moq'), (p) => quantity(p.row.moq, p.row.per)),
          row('sample', t('sample'), (p) => (p.full?.samplePrice ? f.money(p.full.samplePrice, p.row.currency) : '')),
          row('term', t('term'), (p) => [p.full?.tradeTerm, p.full?.termPlace].filter(Boolean).join(' ')),
          row('payments', t('payments'), (p) =>
            (p.full?.payments ?? []).map((x) => t(`common:payment.${x as 'net30'}`)).join('; '),
          ),
          ...values,
        ]
      : [row('stated', t('similar.stated'), (p) => t('similar.statedValue', { n: p.stated, count: p.stated }))]),
  ];
};

const differs = (r: Row): boolean => new Set(r.cells.map((c) => c.said)).size > 1;

type TableProps = { products: readonly Compared[]; rows: readonly Row[] };
const CompareTable = ({ products, rows }: TableProps) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const lang = useLang();
  const ids = products.map((p) => p.row.id);
  return (
    <table className={`${panel['table']} ${classes['table']}`}>
      <thead>
        <tr>
          <th scope="col">{t('property')}</th>
          {products.map(({ row: p }) => (
            <th key={p.id} scope="col">
              <ProductFace
                category={p.category.slug}
                picture={p.picture}
                photo={p.photo}
                sizes="180px"
                className={classes['face']}
              />
              <SiteLink to={pageTo('product', { id: p.id })} lang={textLang(p.name, lang)}>
                {text(p.name)}
              </SiteLink>
              <small className="figure">{p.model}</small>
              {ids.length > 1 && (
                <SiteLink
                  to={pageTo('compareProducts', { ids: ids.filter((id) => id !== p.id) })}
                  className={classes['drop']}
                >
                  {t('compare.drop')}
                </SiteLink>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((r) => (
          <tr key={r.key} data-differs={differs(r) || undefined}>
            <th scope="row">
              {r.label}
              {r.mark && <small className={classes['method']}>{r.mark}</small>}
            </th>
            {r.cells.map((c, i) => (
              <td key={ids[i]}>{c.shown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** `/productCompare`: products stand, properties lie; nothing is ranked. */
export const ComparePage = ({ products }: { products: readonly Compared[] }) => {
  const { t } = useTranslation('catalogue');
  const [only, setOnly] = useState(false);
  const rows = useRows(products);
  const shown = only ? rows.filter(differs) : rows;
  if (!products.length)
    return (
      <main id="main" className={panel['page']}>
        <PageHead title={t('compare.title')} />
        <Empty title={t('compare.none')} text={t('compare.noneText')}>
          <SiteLink to={pageTo('search')}>{t('none.clear')}</SiteLink>
        </Empty>
      </main>
    );
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('search')}>{t('title')}</SiteLink>}
        title={t('compare.title')}
        note={<span>{t('compare.note')}</span>}
      />
      <label className={classes['only']}>
        <input type="checkbox" checked={only} onChange={(e) => setOnly(e.currentTarget.checked)} />
        {t('compare.only')}
      </label>
      <div
        className={`${panel['panel']} ${panel['scroll']}`}
        role="region"
        aria-label={t('compare.title')}
        tabIndex={0}
      >
        <CompareTable products={products} rows={shown} />
      </div>
      {products.every((p) => !p.full) && (
        <p className={classes['gate']}>
          {t('similar.gated')}{' '}
          <button type="button" onClick={() => ask('login')}>
            {t('gate.login')}
          </button>
        </p>
      )}
    </main>
  );
};
