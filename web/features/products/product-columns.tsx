import type { OwnRow } from '#contract/catalogue/own.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './product-list.module.css';

type Chosen = { ids: ReadonlySet<string>; toggle: (ids: readonly string[], on: boolean) => void };

/** Name and model; with how many values are missing that buyers usually state. */
const About = ({ row }: { row: OwnRow }) => {
  const { t } = useTranslation('products');
  const text = useText();
  const lang = useLang();
  return (
    <>
      <RowLink id={row.id} to={pageTo('editProduct', { id: row.id })} lang={textLang(row.name, lang)}>
        {text(row.name)}
      </RowLink>
      <small>
        {row.model && <span className="figure">{row.model}</span>}
        {row.model && ' · '}
        {text(row.category.name)}
      </small>
      <small>
        {t('list.stated', { n: row.stated, count: row.stated })}
        {row.lacking > 0 && (
          <span className={classes['lacking']}> · {t('list.lacking', { n: row.lacking, count: row.lacking })}</span>
        )}
      </small>
    </>
  );
};

const usePrice = () => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const unit = useUnit();
  return (r: OwnRow): string =>
    r.price === null ? t('negotiable') : `${f.money(r.price, r.currency, 4)} / ${unit(r.per)}`;
};

const State = ({ row: r }: { row: OwnRow }) => {
  const { t } = useTranslation(['products', 'common']);
  return (
    <>
      <Tag tone={r.state === 'listed' ? 'warp' : r.state === 'draft' ? 'weft' : 'plain'}>{t(`state.${r.state}`)}</Tag>
      {r.hot && <Tag tone="weft">{t('list.hot')}</Tag>}
      {r.takenDown && <Tag tone="bad">{t('common:takenDown')}</Tag>}
    </>
  );
};

const Picture = ({ row: r }: { row: OwnRow }) => (
  <ProductFace
    className={classes['thumb']}
    category={r.category.slug}
    picture={r.picture}
    photo={r.photo}
    sizes="72px"
  />
);

/** The boxes by which rows are picked. */
const usePickColumn = (rows: readonly OwnRow[]) => {
  const { t } = useTranslation('products');
  const text = useText();
  return ({ ids, toggle }: Chosen): Column<OwnRow> => ({
    id: 'pick',
    title: t(rows.length > 0 && rows.every((r) => ids.has(r.id)) ? 'list.all' : 'list.pick'),
    fixed: true,
    card: 'head',
    cell: (r) => (
      <label className={classes['pick']}>
        <input
          type="checkbox"
          checked={ids.has(r.id)}
          aria-label={t('list.pickOne', { name: text(r.name) })}
          onChange={(e) => toggle([r.id], e.currentTarget.checked)}
        />
      </label>
    ),
  });
};

const usePriceColumns = (): Column<OwnRow>[] => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const unit = useUnit();
  const price = usePrice();
  return [
    {
      id: 'price',
      title: t('form.price'),
      end: true,
      sort: { up: 'priceUp', down: 'priceDown' },
      cell: (r) => (
        <>
          <span className="figure">{price(r)}</span>
          {r.tiers > 0 && <small>{t('list.tiers', { n: r.tiers, count: r.tiers })}</small>}
        </>
      ),
      value: (r) => (r.price === null ? null : Number(r.price)),
    },
    {
      id: 'moq',
      title: t('form.moq'),
      end: true,
      cell: (r) => (r.moq ? `${f.number(r.moq)} ${unit(r.per)}` : '—'),
      value: (r) => (r.moq === null ? null : Number(r.moq)),
    },
  ];
};

/** The columns of a supplier's own products; `chosen` where rows can be picked. */
export const useColumns = (rows: readonly OwnRow[], chosen: Chosen | null): Column<OwnRow>[] => {
  const { t } = useTranslation('products');
  const text = useText();
  const f = useFormat();
  const prices = usePriceColumns();
  const pick = usePickColumn(rows);
  return [
    ...(chosen ? [pick(chosen)] : []),
    {
      id: 'picture',
      title: t('form.pictures'),
      card: 'none',
      cell: (r) => <Picture row={r} />,
    },
    {
      id: 'name',
      title: t('form.name'),
      card: 'title',
      fixed: true,
      width: '36%',
      cell: (r) => <About row={r} />,
      value: (r) => text(r.name),
    },
    { id: 'model', title: t('form.model'), extra: true, cell: (r) => r.model, value: (r) => r.model },
    {
      id: 'category',
      title: t('form.category'),
      extra: true,
      cell: (r) => text(r.category.name),
      value: (r) => text(r.category.name),
    },
    {
      id: 'state',
      title: t('list.state'),
      cell: (r) => <State row={r} />,
      value: (r) => t(`state.${r.state}`),
    },
    ...prices,
    {
      id: 'changed',
      title: t('list.changed'),
      end: true,
      card: 'side',
      sort: { down: 'changed' },
      cell: (r) => f.stamp(r.updatedAt).slice(0, 10),
      value: (r) => ({ at: r.updatedAt }),
    },
  ];
};
