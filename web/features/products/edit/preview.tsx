import type { ProductRow } from '#contract/catalogue/calls.ts';
import { langs, ownName } from '#contract/core/langs.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { allOf } from '#web/ui/tree/tree-rows.ts';
import { type Draft, readStated } from './draft.ts';
import classes from './edit.module.css';
import type { SheetField } from './use-sheet.ts';

type Props = {
  draft: Draft;
  id: string;
  materials: readonly DictItem[];
  fields: readonly SheetField[];
  shareOf: (field: string) => string | null;
};

const isPrice = (s: string) => /^\d+(\.\d+)?$/.test(s);

/** The product as its card will show it to members. */
const useRow = ({ draft: d, id, materials, fields }: Props): ProductRow => {
  const lang = useLang();
  const category = allOf(materials).find((n) => n.value === d.category);
  const values = fields.flatMap((f) => {
    const v = d.values.find((x) => x.field === f.slug && x.value.trim());
    if (!v) return [];
    const option = f.options.find((o) => o.slug === v.value);
    const shown = readStated(v.value, lang);
    return [
      {
        field: f.slug,
        label: f.label,
        value: option?.label ?? { cn: shown, en: shown, es: shown },
        unit: option ? null : v.unit || f.unit,
        standards: f.standards,
        condition: v.condition,
        standard: v.standard,
        page: v.page,
        reviewed: false,
        review: null,
        comparable: true,
      },
    ];
  });
  const { t } = useTranslation('products');
  const hasName = Object.values(d.name).some(Boolean);
  return {
    id,
    name: hasName ? d.name : { [lang]: t('form.unnamed') },
    model: d.model,
    category: { slug: d.category, name: category ? { [lang]: labelOf(category, lang) } : {} },
    company: null,
    priceState: isPrice(d.price) ? 'fixed' : 'negotiable',
    price: isPrice(d.price) ? d.price : null,
    currency: d.currency,
    per: d.per,
    moq: isPrice(d.moq) ? d.moq : null,
    hot: d.hot,
    picture: null,
    photo: d.pictures[0]?.url ?? null,
    values: values.slice(0, 3),
  };
};

/** What a buyer would miss, named one by one. */
const useLacking = ({ draft: d, fields, shareOf }: Props): { key: string; text: string; more?: string | null }[] => {
  const { t } = useTranslation('products');
  const text = useText();
  const missing = (words: Draft['name']) => langs.filter((l) => !words[l].trim()).map((l) => ownName[l]);
  const [names, overviews] = [missing(d.name), missing(d.overview)];
  const stated = new Set(d.values.filter((v) => v.value.trim()).map((v) => v.field));
  return [
    ...(names.length ? [{ key: 'name', text: `${t('form.name')}: ${names.join(' · ')}` }] : []),
    ...(overviews.length ? [{ key: 'overview', text: `${t('form.overview')}: ${overviews.join(' · ')}` }] : []),
    ...(d.model ? [] : [{ key: 'model', text: t('form.model') }]),
    ...(d.pictures.length ? [] : [{ key: 'pictures', text: t('form.pictures') }]),
    ...(d.moq ? [] : [{ key: 'moq', text: t('form.moq') }]),
    ...(d.tradeTerm ? [] : [{ key: 'term', text: t('form.term') }]),
    ...fields
      .filter((f) => !stated.has(f.slug) && (f.need === 'must' || shareOf(f.slug)))
      .map((f) => ({ key: f.slug, text: text(f.label), more: shareOf(f.slug) })),
  ];
};

/** Beside the form: the card as buyers see it, and what it still lacks. */
export const Preview = (props: Props) => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const row = useRow(props);
  const lacking = useLacking(props);
  return (
    <aside className={classes['preview']} aria-label={t('preview.title')}>
      <h2>{t('preview.title')}</h2>
      <div className={classes['card']} inert>
        <ProductCard product={row} />
      </div>
      <h2>
        {lacking.length
          ? t('preview.lacks', { n: f.number(lacking.length), count: lacking.length })
          : t('preview.whole')}
      </h2>
      <ul>
        {lacking.map((x) => (
          <li key={x.key}>
            {x.text}
            {x.more && <small>{x.more}</small>}
          </li>
        ))}
      </ul>
    </aside>
  );
};
