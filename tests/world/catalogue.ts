import { strToU8, zipSync } from 'fflate';
import type { InputOf } from '#contract/core/endpoint.ts';
import { files } from '#contract/files/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { newId } from '#server/platform/ids.ts';
import { xlsxParts } from '#contract/files/xlsx.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

type Input = InputOf<typeof ownProducts.add>['body'];

/** A product as a supplier writes it, whole. */
export const written = (o: Partial<Input> = {}): Input => ({
  clientKey: newId(),
  state: 'listed',
  name: { cn: 'T700 碳丝', en: 'T700 tow' },
  model: '',
  category: 'carbon-fibre-small-tow',
  brand: '',
  price: '131.5',
  currency: 'CNY',
  per: 'kg',
  moq: '20',
  samplePrice: null,
  sampleMoq: null,
  tiers: [],
  tradeTerm: null,
  termPlace: '',
  taxIncluded: false,
  payments: [],
  overview: { cn: '标准模量碳纤维。' },
  intro: {},
  hot: false,
  pictures: [],
  values: [],
  ...o,
});

/** Adds such a product. */
export const added = (t: TestPlatform, by: TestPerson, o: Partial<Input> = {}) =>
  t.as(by.token)(ownProducts.add, { body: written(o) });

type Cell = string | number | null;
/** Uploads rows as an XLSX file. @returns its id */
export const sheetOf = async (t: TestPlatform, by: TestPerson, rows: Cell[][]): Promise<string> => {
  const [titles = [], ...body] = rows;
  const parts = xlsxParts('products', titles.map(String), body).map((p) => [p.name, strToU8(p.input)] as const);
  const form = new FormData();
  form.set('uid', '1');
  form.set('file', new File([zipSync(Object.fromEntries(parts)) as Uint8Array<ArrayBuffer>], 'products.xlsx'));
  const res = await t.api.request(files.upload.path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}` },
  });
  return ((await res.json()) as { data: { id: string } }).data.id;
};
