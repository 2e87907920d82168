import { describe, expect, it } from 'vitest';
import { facts } from './match-inquiry.ts';
import { matchSupplier, worthTelling } from './match-rules.ts';

const need = {
  paths: [['fibres', 'carbon-fibre', 'carbon-fibre-small-tow']],
  processes: ['pultrusion'],
  certificates: ['iso-9001'],
  field: null,
  countries: [],
};
const supply = {
  categories: ['carbon-fibre'],
  processes: ['pultrusion'],
  certificates: [{ slug: 'iso-9001', verified: true }],
  fields: [],
  sales: [],
  tendency: null,
};

describe('matching degree', () => {
  it('is high where product, process and verified certificate meet, and says why', () => {
    const m = matchSupplier(need, supply, facts);
    expect(m.score).toBeGreaterThanOrEqual(90);
    expect(m.reasons.map((r) => r.code)).toEqual(['product', 'process', 'certificate']);
    expect(m.missing).toEqual([]);
  });
  it('names the missing evidence: an unverified certificate does not count', () => {
    const m = matchSupplier(need, { ...supply, certificates: [{ slug: 'iso-9001', verified: false }] }, facts);
    expect(m.missing.map((r) => r.code)).toEqual(['certificate']);
  });
  it('is nothing where no product is near', () => {
    expect(matchSupplier(need, { ...supply, categories: ['epoxy-resin'] }, facts).score).toBe(0);
  });
  it('tells the best first and only from 50', () => {
    expect(worthTelling([{ score: 40 }, { score: 60 }, { score: 90 }])).toEqual([{ score: 90 }, { score: 60 }]);
  });
});
