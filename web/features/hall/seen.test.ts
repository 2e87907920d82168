import { expect, it } from 'vitest';
import { type Detail, seenOf } from './seen.ts';

const detail: Detail = {
  row: {
    id: '0',
    number: 'XJ20261120-0001',
    title: { cn: '采购碳纤维' },
    state: 'quoting',
    products: [{ slug: 'carbon-fibre', name: { cn: '碳纤维' } }],
    quantity: '4711',
    unit: 'kg',
    tradeTerm: 'DAP',
    deliveryPlace: { cn: '盐城' },
    deliveryRegion: null,
    deliveryDate: '2027-01-01',
    deadline: '2026-12-01T00:00:00.000Z',
    publishedAt: null,
    quotations: 3,
    maxQuotations: 5,
    confidential: false,
    sealed: false,
    openedAt: null,
    hidden: false,
    needs: null,
  },
  gate: 'login',
  own: false,
  talk: null,
  version: 1,
  changes: 0,
  parts: null,
  buyer: null,
};

it('gives a visitor the teaser and nothing else', () => {
  const text = JSON.stringify(seenOf(detail));
  for (const gated of ['4711', '盐城', 'DAP', '2027-01-01', 'quotations', 'maxQuotations', 'buyer', 'parts'])
    expect(text).not.toContain(gated);
  expect(text).toContain('采购碳纤维');
});

it('gives a member the whole answer', () => {
  expect(seenOf({ ...detail, gate: 'none' })).toMatchObject({ gate: 'none', row: { quantity: '4711' } });
});
