import type { units } from '#contract/core/units.ts';

export type Unit = (typeof units)[number];
export const columns = ['material', 'specification', 'quantity', 'unit', 'annual', 'price'] as const;
export type ColumnName = (typeof columns)[number];

/** How headings and units are compared: without case, accents, brackets and marks. */
export const plain = (s: string): string =>
  s
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.:：*_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What headings begin with, in three languages; of two that fit the longer counts. */
const headings: Record<ColumnName, readonly string[]> = {
  material: [
    '材料',
    '物料',
    '产品',
    '品名',
    '名称',
    '主营产品',
    '原材料',
    'material',
    'product',
    'item',
    'part',
    'article',
    'materiales',
    'producto',
    'articulo',
    'denominacion',
    'referencia',
  ],
  specification: [
    '规格',
    '型号',
    '描述',
    '技术要求',
    '说明',
    '参数',
    '牌号',
    'specification',
    'spec',
    'description',
    'grade',
    'details',
    'size',
    'type',
    'especificacion',
    'descripcion',
    'detalle',
    'grado',
    'medidas',
    'caracteristicas',
    'tipo',
  ],
  quantity: [
    '数量',
    '用量',
    '需求量',
    '采购量',
    '阶梯',
    '起订量',
    'quantity',
    'qty',
    'amount',
    'tier',
    'volume',
    'cantidad',
    'cant',
    'tramo',
    'volumen',
    'ctd',
  ],
  unit: ['单位', '计量单位', 'unit', 'uom', 'units', 'unidad', 'ud', 'um', 'unidades', 'u m'],
  annual: [
    '年用量',
    '年需求',
    '年耗',
    '年消耗',
    '年采购量',
    '年度用量',
    '全年',
    'annual',
    'yearly',
    'per year',
    'year',
    'consumption',
    'consumo',
    'anual',
    'cantidad anual',
    'volumen anual',
    'necesidad anual',
  ],
  price: [
    '目标价',
    '目标单价',
    '单价',
    '价格',
    '期望价',
    '预算单价',
    'target',
    'price',
    'unit price',
    'annual price',
    'precio',
    'precio objetivo',
    'precio unitario',
    'objetivo',
  ],
};

/** What units are called beside their signs. */
const unitWords: Record<Unit, readonly string[]> = {
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramo', 'kilogramos', '公斤', '千克'],
  t: ['tn', 'ton', 'tons', 'tonne', 'tonnes', 'tonelada', 'toneladas', '吨', '公吨'],
  'm²': [
    'sqm',
    'sq m',
    'm^2',
    '平方米',
    '平米',
    '平方',
    'square metre',
    'square metres',
    'square meter',
    'square meters',
    'metro cuadrado',
    'metros cuadrados',
  ],
  'm³': [
    'cbm',
    'm^3',
    '立方米',
    '立方',
    'cubic metre',
    'cubic metres',
    'cubic meter',
    'cubic meters',
    'metro cubico',
    'metros cubicos',
  ],
  m: ['metre', 'metres', 'meter', 'meters', 'metro', 'metros', '米'],
  pcs: [
    'pc',
    'piece',
    'pieces',
    'ea',
    'each',
    '件',
    '个',
    '只',
    '片',
    '块',
    '根',
    '支',
    'ud',
    'uds',
    'u',
    'unidad',
    'unidades',
    'pieza',
    'piezas',
    'pza',
    'pzas',
  ],
  set: ['sets', 'kit', 'kits', '套', '组', 'juego', 'juegos', 'conjunto', 'conjuntos'],
  L: ['l', 'litre', 'litres', 'liter', 'liters', 'litro', 'litros', '升'],
};
const byWord = new Map(
  (Object.keys(unitWords) as Unit[]).flatMap((u) => [u, ...unitWords[u]].map((w) => [plain(w), u] as const)),
);
/** The unit that a word names. */
export const unitCalled = (word: string): Unit | undefined => byWord.get(plain(word));

const inBrackets = /[(（[]([^)）\]]*)[)）\]]/;
/** The column that a heading names, and the unit that stands in its brackets: `Cantidad (kg)`. */
export const headingOf = (cell: string): { column: ColumnName; unit?: Unit | undefined } | null => {
  const text = plain(cell.replace(inBrackets, ' '));
  let best: { column: ColumnName; length: number } | null = null;
  for (const column of columns)
    for (const word of headings[column]) {
      const fits = /[\u4e00-\u9fff]/.test(word)
        ? text.includes(word)
        : new RegExp(`(^|[^a-z])${word}s?($|[^a-z])`).test(text);
      if (fits && word.length > (best?.length ?? 0)) best = { column, length: word.length };
    }
  return best && { column: best.column, unit: unitCalled(inBrackets.exec(cell)?.[1] ?? '') };
};
