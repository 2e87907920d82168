import { expect, it } from 'vitest';
import { buildRegions } from './regions.ts';
import { salesAreasOf } from './sales-areas.ts';
import { salesRegionLabel } from './taxonomy.ts';

it('knows the sales area of every country and province, and only areas that there are', () => {
  const regions = buildRegions();
  const china = regions.find((r) => r.value === 'CN');
  const places = [...regions, ...(china?.children ?? [])].map((r) => r.value);
  const none = places.filter((p) => !salesAreasOf(p).length);
  expect(none.toSorted()).toEqual(['AQ', 'BV', 'GS', 'HM', 'TF']);
  for (const area of new Set(places.flatMap(salesAreasOf))) expect(salesRegionLabel(area).cn, area).toBeTruthy();
  expect(salesAreasOf('320000')).toEqual(['east-china']);
  expect(salesAreasOf('440000')).toEqual(['south-china']);
  expect(salesAreasOf('CN')).toHaveLength(7);
});
