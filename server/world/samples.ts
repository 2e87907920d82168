import { readFileSync } from 'node:fs';
import type { Text } from '#contract/core/schemas.ts';

type Amount = { value: number; unit: string };
export type SampleCompany = {
  slug: string;
  name: Text;
  city: Text;
  countryCode: string;
  /** Id of `your_area`: the city, or its country outside China. */
  regionId: number;
  country: Text;
  enterpriseType: string;
  categories: string[];
  processes: string[];
  certificates: string[];
  staff: string;
};
export type SampleProduct = {
  slug: string;
  name: Text;
  category: string;
  values: { field: string; value: number | string | { min: number; max: number }; unit: string | null }[];
  priceCny: { min: number; max: number; per: string };
  moq: Amount;
};
export type SampleInquiry = {
  slug: string;
  title: Text;
  category: string;
  applicationField: string;
  lines: {
    field: string;
    op: 'min' | 'max' | 'is' | 'between';
    value?: number | string;
    min?: number;
    max?: number;
    unit?: string | null;
    standard?: string | null;
  }[];
  quantity: Amount;
  annualQuantity: Amount;
  /** `region` is the country of the place, or its province in China. */
  tradeTerm: { incoterm: string; place: Text; region: string };
  certificates: string[];
};

/** Invented companies, products and needs that the demo world is woven from. */
export const samples = JSON.parse(readFileSync(new URL('./data/samples.json', import.meta.url), 'utf8')) as {
  companies: SampleCompany[];
  products: SampleProduct[];
  inquiries: SampleInquiry[];
};
