/** Which countries an item of `sales_regions` covers, by ISO 3166-1 alpha-2. China is divided by its provinces. */
const countries: Record<string, string> = {
  'japan-korea': 'JP KR KP',
  'southeast-asia': 'BN KH TL ID LA MY MM PH SG TH VN',
  'south-asia': 'AF BD BT IN IO LK MV NP PK',
  'central-asia': 'KG KZ MN TJ TM UZ',
  'middle-east': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  'western-europe': 'AT BE CH DE FR GB GG IE IM JE LI LU MC NL',
  'southern-europe': 'AD AL BA CY ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'northern-europe': 'AX DK EE FI FO IS LT LV NO SE SJ',
  'eastern-europe': 'AM AZ BG BY CZ GE HU MD PL RO RU SK UA',
  'north-america': 'BM CA GL PM US',
  'latin-america':
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  oceania: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};
const ofCountry = new Map(Object.entries(countries).flatMap(([area, list]) => list.split(' ').map((c) => [c, area])));

/** First digits of a province's code (GB/T 2260) and the part of China it lies in. */
const parts: [RegExp, string][] = [
  [/^1/, 'north-china'],
  [/^2/, 'northeast-china'],
  [/^3/, 'east-china'],
  [/^4[1-3]/, 'central-china'],
  [/^4/, 'south-china'],
  [/^5/, 'southwest-china'],
  [/^6/, 'northwest-china'],
  [/^[78]/, 'hk-mo-tw'],
];

/**
 * The items of `sales_regions` any of which serves a place of delivery: one for a country or a province, those of the
 * mainland for China as a whole, none for places where nobody lives.
 */
export const salesAreasOf = (slug: string): string[] => {
  if (slug === 'CN') return parts.map(([, area]) => area).filter((a) => a !== 'hk-mo-tw');
  const area = /^\d{6}$/.test(slug) ? parts.find(([digits]) => digits.test(slug))?.[1] : ofCountry.get(slug);
  return area ? [area] : [];
};
