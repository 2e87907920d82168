import type { Text } from '#contract/core/schemas.ts';
import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import {
  datasheetField,
  datasheetOf,
  materialLabel,
  materialPath,
  type NeededField,
} from '#server/rooms/dictionary/index.ts';
import { type Chance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';
import { priceText } from './prices.ts';
import { type SampleProduct, samples } from './samples.ts';

/** Grades that every material comes in; `values` moves the properties, `price` the price. */
const grades: { code: string; label: Text | null; values: number; price: number; moq: number }[] = [
  { code: 'S', label: null, values: 1, price: 1, moq: 1 },
  {
    code: 'H',
    label: { cn: '高性能级', en: 'high-performance grade', es: 'grado de altas prestaciones' },
    values: 1.05,
    price: 1.18,
    moq: 1,
  },
  { code: 'E', label: { cn: '经济级', en: 'economy grade', es: 'grado económico' }, values: 0.96, price: 0.88, moq: 2 },
  { code: 'M', label: { cn: '小包装', en: 'small pack', es: 'envase pequeño' }, values: 1, price: 1.25, moq: 0.2 },
  {
    code: 'X',
    label: { cn: '出口包装', en: 'export packing', es: 'embalaje de exportación' },
    values: 1.01,
    price: 1.06,
    moq: 1.5,
  },
];

/** Wares that come one by one have no small pack. */
const single = new Set(['set', 'pcs']);

const nameOf = (p: SampleProduct, grade: Text | null): Text =>
  grade
    ? { cn: `${p.name.cn}（${grade.cn}）`, en: `${p.name.en}, ${grade.en}`, es: `${p.name.es}, ${grade.es}` }
    : p.name;

const digitsOf = (n: number): number => String(n).split('.')[1]?.length ?? 0;

/** A value moved by a factor within the typical span, with the digits it came with. */
const moved = (value: number, factor: number, f: NeededField | undefined): string => {
  const low = f?.min ?? -Infinity;
  const high = f?.max ?? Infinity;
  return Math.min(high, Math.max(low, value * factor)).toFixed(Math.min(3, digitsOf(value)));
};

const valuesOf = (p: SampleProduct, factor: number, r: Chance) => {
  const fields = new Map(datasheetOf(p.category).map((f) => [f.slug, f]));
  return p.values.map(({ field, value, unit }) => {
    const own = factor === 1 ? 1 : 1 + (factor - 1) * r.between(0.4, 1.2);
    if (typeof value === 'number') return { field, value: moved(value, own, fields.get(field)), unit };
    if (typeof value === 'string') return { field, value, unit };
    return { field, value: value.min === value.max ? String(value.min) : `${value.min}–${value.max}`, unit };
  });
};

const overviewOf = (p: SampleProduct, c: WorldCompany): Text => {
  const kind = materialLabel(p.category);
  const days = 10 + ((p.slug.length + c.slug.length) % 25);
  const trade = c.sample.enterpriseType === 'trader';
  return {
    cn: `${kind.cn}，由${c.city?.cn ?? ''}${trade ? '仓库' : '工厂'}供货，常规交期 ${days} 天。附出厂检验报告，可先寄样。`,
    en: `${kind.en}, supplied from our ${c.city?.en ?? ''} ${trade ? 'warehouse' : 'plant'}, usual lead time ${days} days. With works inspection report; samples can be sent first.`,
    es: `${kind.es}, suministrado desde nuestro ${trade ? 'almacén' : 'centro'} de ${c.city?.es ?? ''}, plazo habitual ${days} días. Con informe de inspección de fábrica; se pueden enviar muestras.`,
  };
};

/** The least quantity in the unit of the price: some samples state tonnes beside a price a kilogram. */
const moqOf = (p: SampleProduct): number => p.moq.value * (p.moq.unit === 't' && p.priceCny.per === 'kg' ? 1000 : 1);

/** Suppliers by how near they make a product: category, then group. */
const makersOf = (category: string, suppliers: WorldCompany[]): WorldCompany[] => {
  const path = materialPath(category);
  const exact = suppliers.filter((c) => c.categories?.some((x) => path.includes(x)));
  return exact.length ? exact : suppliers.filter((c) => c.categories?.some((x) => materialPath(x)[0] === path[0]));
};

/** Terms that a supplier states; a third of the products says nothing more than a price. */
const termsOf = (c: WorldCompany, n: number): Partial<SeedProduct> => {
  if (n % 3 === 2) return {};
  const abroad = n % 2 === 1;
  return {
    tradeTerm: abroad ? 'FOB' : 'EXW',
    termPlace: (abroad ? 'Shanghai' : c.city?.en) ?? '',
    payments: abroad ? ['deposit30', 'letterOfCredit'] : ['prepaid', 'net30'],
  };
};

/** Three steps: the price, five and ten per cent less with more days; above the last it is negotiated. */
const tiersOf = (price: string | null, moq: number, n: number): SeedProduct['tiers'] => {
  if (price === null || n % 3 === 2) return [];
  const step = (times: number, share: number | null, leadDays: number) => ({
    from: String(moq * times),
    price: share === null ? null : priceText(Number(price) * share),
    leadDays,
  });
  return [step(1, 1, 14), step(5, 0.95, 21), step(20, 0.9, 35), step(100, null, 60)];
};

/** Some values say how they were measured, and a few of these were reviewed. */
const measured = (values: NonNullable<SeedProduct['values']>, n: number): SeedProduct['values'] =>
  values.map((v, i) => {
    const standard = datasheetField(v.field)?.standards?.[0];
    return standard && n % 2 === 0 && i < 4
      ? { ...v, standard, condition: '23 °C', page: `TR-${2200 + n} · ${i + 2}`, ...(i < 2 && { reviewed: true }) }
      : v;
  });

/** A product with what its supplier says besides; decided by its place alone, so that nothing else of the world moves. */
const withTerms = (p: SeedProduct, companies: WorldCompany[], n: number): SeedProduct => {
  const c = companies.find((x) => x.id === p.entId);
  return {
    ...p,
    ...(c && termsOf(c, n)),
    tiers: tiersOf(p.price ?? null, Number(p.moq ?? 1), n),
    values: measured(p.values ?? [], n),
    pricedAt: p.price ? p.updatedAt : null,
    listedAt: p.createdAt,
  };
};

/** What suppliers still write or keep back: of every twentieth product another one, in one language and without terms. */
const unlisted = (listed: SeedProduct[]): SeedProduct[] =>
  listed
    .filter((_, n) => n % 20 === 7)
    .map((p, n) => ({
      ...p,
      id: idOf('product', `${p.id}.unlisted`),
      model: `${p.model}-N`,
      state: n % 2 ? 'hidden' : 'draft',
      overview: n % 2 ? (p.overview ?? {}) : {},
      values: (p.values ?? []).slice(0, 2),
      tiers: [],
      hot: false,
      listedAt: n % 2 ? (p.createdAt ?? null) : null,
    }));

/** Some 300 products: each sample in five grades from the suppliers that make it; and some that nobody finds yet. */
export const buildProducts = (r: Chance, days: Days, companies: WorldCompany[]): SeedProduct[] => {
  const listed = buildListed(r, days, companies).map((p, n) => withTerms(p, companies, n));
  return [...listed, ...unlisted(listed)];
};

const buildListed = (r: Chance, days: Days, companies: WorldCompany[]): SeedProduct[] => {
  const suppliers = companies.filter((c) => c.role === 'supplier');
  return samples.products.flatMap((p, n) => {
    const makers = makersOf(p.category, suppliers);
    return grades.map((g, i): SeedProduct => {
      const c = makers[(n + i) % makers.length] ?? suppliers[(n + i) % suppliers.length];
      if (!c) throw new Error('a demo world without suppliers');
      const middle = r.between(p.priceCny.min, p.priceCny.max) * g.price;
      const one = single.has(p.moq.unit);
      const label =
        one && g.code === 'M' ? { cn: '定制规格', en: 'custom specification', es: 'especificación a medida' } : g.label;
      return {
        id: idOf('product', `${p.slug}.${g.code}`),
        entId: c.id,
        companyName: c.name,
        name: nameOf(p, label),
        model: `${c.slug.slice(0, 2).toUpperCase()}-${101 + n}${g.code}`,
        category: p.category,
        values: valuesOf(p, g.values, r),
        price: r.chance(0.14) ? null : priceText(middle),
        currency: 'CNY',
        per: p.priceCny.per,
        moq: String(Math.max(1, Math.round(moqOf(p) * (one ? 1 : g.moq)))),
        samplePrice: one ? null : priceText(middle * 1.5),
        sampleMoq: one ? null : '1',
        brand: c.sample.name.en?.split(' ').find((w) => w.toLowerCase() === c.slug.split('-')[0]) ?? '',
        overview: overviewOf(p, c),
        hot: r.chance(0.12),
        demo: true,
        createdAt: days.at(-r.between(1, 120)),
        updatedAt: days.at(-r.between(0, 1)),
      };
    });
  });
};
