/** What a score is made of. */
export const criteria = ['price', 'leadTime', 'conformity', 'payment', 'supplier', 'judgement'] as const;
export type Criterion = (typeof criteria)[number];

/** Weights to begin with; each sums up to 100. */
export const presets = {
  balanced: { price: 40, leadTime: 15, conformity: 20, payment: 5, supplier: 10, judgement: 10 },
  price: { price: 65, leadTime: 10, conformity: 10, payment: 10, supplier: 5, judgement: 0 },
  quality: { price: 20, leadTime: 10, conformity: 35, payment: 0, supplier: 15, judgement: 20 },
  speed: { price: 30, leadTime: 40, conformity: 15, payment: 0, supplier: 10, judgement: 5 },
} as const satisfies Record<string, Record<Criterion, number>>;
export const presetNames = ['balanced', 'price', 'quality', 'speed'] as const satisfies (keyof typeof presets)[];
