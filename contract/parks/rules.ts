/**
 * The provinces of China by their code of GB/T 2260, with the letters that stand for them and their place in a grid of tiles:
 * column, then row. A grid says which lie beside each other and draws no border (parks 3).
 */
export const provinceTiles = [
  ['230000', 'HL', 7, 0],
  ['150000', 'NM', 4, 1],
  ['210000', 'LN', 6, 1],
  ['220000', 'JL', 7, 1],
  ['650000', 'XJ', 0, 2],
  ['620000', 'GS', 1, 2],
  ['640000', 'NX', 2, 2],
  ['140000', 'SX', 3, 2],
  ['130000', 'HE', 4, 2],
  ['110000', 'BJ', 5, 2],
  ['120000', 'TJ', 6, 2],
  ['630000', 'QH', 1, 3],
  ['610000', 'SN', 2, 3],
  ['410000', 'HA', 3, 3],
  ['370000', 'SD', 4, 3],
  ['540000', 'XZ', 0, 4],
  ['510000', 'SC', 1, 4],
  ['500000', 'CQ', 2, 4],
  ['420000', 'HB', 3, 4],
  ['340000', 'AH', 4, 4],
  ['320000', 'JS', 5, 4],
  ['310000', 'SH', 6, 4],
  ['520000', 'GZ', 2, 5],
  ['430000', 'HN', 3, 5],
  ['360000', 'JX', 4, 5],
  ['330000', 'ZJ', 5, 5],
  ['530000', 'YN', 1, 6],
  ['450000', 'GX', 2, 6],
  ['440000', 'GD', 3, 6],
  ['350000', 'FJ', 4, 6],
  ['710000', 'TW', 6, 6],
  ['460000', 'HI', 2, 7],
  ['820000', 'MO', 3, 7],
  ['810000', 'HK', 4, 7],
] as const;
export type Province = (typeof provinceTiles)[number][0];
export const provinces = provinceTiles.map(([code]) => code) as [Province, ...Province[]];
/** Columns and rows of the grid. */
export const tileGrid = { columns: 8, rows: 8 } as const;

/** What a park has on its site for companies of the field. */
export const parkUtilities = [
  'steam',
  'gas',
  'doublePower',
  'compressedAir',
  'nitrogen',
  'hazardousStore',
  'effluent',
  'solventCapture',
  'testLab',
  'autoclave',
  'pilotLine',
  'toolShop',
  'rail',
  'port',
  'bonded',
  'housing',
] as const;
export type ParkUtility = (typeof parkUtilities)[number];

/** Whether everybody sees a park, or the desk alone. */
export const parkStates = ['draft', 'shown'] as const;
export type ParkState = (typeof parkStates)[number];

/** The course of a company's statement that it is in a park (parks 5). */
export const tenancyStates = ['asked', 'confirmed', 'refused'] as const;
export type TenancyState = (typeof tenancyStates)[number];

export const parkLimits = {
  name: 80,
  city: 40,
  address: 160,
  text: 2000,
  contact: 80,
  fields: 8,
  hectares: 50_000,
  note: 500,
  /** Parks that a company may name. */
  tenancies: 6,
} as const;

/** Why a reader can or cannot say that their company is in a park. */
export const tenancyAnswers = ['yes', 'login', 'company', 'seat'] as const;
