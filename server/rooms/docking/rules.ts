import { type Lang, langs } from '#contract/core/langs.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { ProjectInput, ProposalInput } from '#contract/docking/schemas.ts';
import type { FieldError } from '#server/platform/context.ts';

const hour = 3_600_000;
const farthest = 180 * 24 * hour;

/** A deadline at least an hour away and at most 180 days, as for inquiries. */
export const checkDeadline = (deadline: string, now: Date): Record<string, FieldError> => {
  const at = Date.parse(deadline);
  if (at < now.getTime() + hour) return { deadline: { code: 'deadlineLate' } };
  if (at > now.getTime() + farthest) return { deadline: { code: 'deadlineFar' } };
  return {};
};

/** Days that no schema holds against each other: neither the end nor a stage comes before the start. */
export const checkDays = (input: Pick<ProjectInput, 'from' | 'to' | 'stages'>): Record<string, FieldError> => {
  const { from } = input;
  if (!from) return {};
  const days = [['to', input.to] as const, ...input.stages.map((s, i) => [`stages.${i}.due`, s.due] as const)];
  return Object.fromEntries(days.flatMap(([field, d]) => (d && d < from ? [[field, { code: 'beforeStart' }]] : [])));
};

/** Languages that were left empty are absent, so that reading falls back. */
export const given = <T extends string>(t: Partial<Record<Lang, T>> | undefined): Partial<Record<Lang, T>> =>
  Object.fromEntries(langs.flatMap((l) => (t?.[l] ? [[l, t[l]]] : [])));

/** What somebody wrote in the language of their page. */
export const said = (lang: Lang, words: string | undefined): Text => (words ? { [lang]: words } : {});

/** Sum of prices, as decimal text with two digits. */
export const sumOf = (prices: string[]): string =>
  minorToDecimal(prices.reduce((sum, p) => sum + decimalToMinor(p), 0n));

/** Stages that a proposal names twice or that the project doesn't have. */
export const checkLines = (lines: ProposalInput['lines'], stages: number[]): 'stageUnknown' | null => {
  const named = lines.map((l) => l.stage);
  return new Set(named).size === named.length && named.every((n) => stages.includes(n)) ? null : 'stageUnknown';
};
