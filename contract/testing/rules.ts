/** States in which specimens are tested; `room` is 23 °C, dry. */
export const testConditions = ['room', 'cold', 'hot', 'hotWet'] as const;
export type TestCondition = (typeof testConditions)[number];
/** Those for which a laboratory states a factor and days of conditioning. */
export const harshConditions = ['cold', 'hot', 'hotWet'] as const satisfies TestCondition[];
export type HarshCondition = (typeof harshConditions)[number];

/** Who cuts the specimens: the laboratory from a plate, or whoever sends them. */
export const cuttings = ['lab', 'own'] as const;
export type Cutting = (typeof cuttings)[number];

/** What a method determines, in the order of the list. */
export const testProperties = [
  'tension',
  'bending',
  'compression',
  'shear',
  'impact',
  'fracture',
  'sandwich',
  'content',
  'thermal',
  'fire',
] as const;
export type TestProperty = (typeof testProperties)[number];

export const testLimits = {
  /** Lines of a request, and specimens of one. */
  lines: 10,
  specimens: 50,
  /** Days that a kept quotation holds (testing 7). */
  validDays: 30,
  /** Bounds of a sheet: methods, per cent of a factor, days. */
  methods: 60,
  factor: 1000,
  days: 120,
  least: 50,
} as const;

/** A line of a request: a method, the state of the specimens, and how many. */
export type AskedTest = { method: string; condition: TestCondition; n: number };

/** A line as an address and a query carry it: `iso-527-4~room~5`. */
export const testCode = ({ method, condition, n }: AskedTest): string => `${method}~${condition}~${n}`;
export const testCodePattern = /^[a-z0-9-]{1,40}~(room|cold|hot|hotWet)~\d{1,2}$/;
/** @returns undefined where the text says no line that could be */
export const readTestCode = (code: string): AskedTest | undefined => {
  if (!testCodePattern.test(code)) return undefined;
  const [method = '', condition = '', count = ''] = code.split('~');
  const n = Number(count);
  return n >= 1 && n <= testLimits.specimens ? { method, condition: condition as TestCondition, n } : undefined;
};
