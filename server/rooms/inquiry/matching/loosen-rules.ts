import type { Text } from '#contract/core/schemas.ts';
import type { LoosenCode } from '#contract/inquiry/states.ts';
import type { Facts, Match, Need } from './match-rules.ts';

/** A need without one of its limits; `name` says which, `parts` are the reasons of a degree that speak of it. */
export type Looser = { code: Exclude<LoosenCode, 'invited'>; name: Text; parts: readonly string[]; need: Need };

const without = (list: string[], one: string): string[] => list.filter((x) => x !== one);

/**
 * What of a need a buyer can do without, limit by limit: everything that matching reads but the materials themselves (deals 196). Delivery
 * day, trade term and terms of payment are not among it: matching does not read them.
 */
export const loosened = (need: Need, facts: Facts): Looser[] => {
  const fields = [...new Set(need.lines.flatMap((l) => l.requirements.map((r) => r.field)))];
  return [
    ...need.certificates.map((c): Looser => ({
      code: 'certificate',
      name: facts.certificate(c),
      parts: ['certificate'],
      need: { ...need, certificates: without(need.certificates, c) },
    })),
    ...need.processes.map((p): Looser => ({
      code: 'process',
      name: facts.process(p),
      // Without the process its machines are not asked for either.
      parts: ['process', 'machines'],
      need: { ...need, processes: without(need.processes, p) },
    })),
    ...(need.field === null
      ? []
      : [{ code: 'field' as const, name: facts.field(need.field), parts: ['field'], need: { ...need, field: null } }]),
    ...(need.place === null
      ? []
      : [
          {
            code: 'region' as const,
            name: facts.region(need.place),
            parts: ['region'],
            need: { ...need, place: null },
          },
        ]),
    ...fields.map((field): Looser => ({
      code: 'requirement',
      name: facts.property(field),
      // A size that is asked for is held against machines too.
      parts: ['data', 'machines'],
      need: {
        ...need,
        lines: need.lines.map((l) => ({ ...l, requirements: l.requirements.filter((r) => r.field !== field) })),
      },
    })),
    ...need.lines.flatMap((line): Looser[] =>
      line.amount && line.amount.value > 0
        ? [
            {
              code: 'quantity',
              name: facts.material(line.path.at(-1) ?? ''),
              parts: ['capacity'],
              need: { ...need, lines: need.lines.map((l) => (l.no === line.no ? { ...l, amount: null } : l)) },
            },
          ]
        : [],
    ),
  ];
};

/** The most that a form is told of. */
const shown = 5;

type Judged = Pick<Match, 'missing'> & { entId: string };
/**
 * How many more would be told without each limit, the most first. Ranked anew is only where somebody who is left out lacks just that;
 * nothing is read for it.
 */
export const gainsOf = <T extends Judged>(
  need: Need,
  facts: Facts,
  o: { ranked: T[]; told: readonly { entId: string }[]; toldOf: (need: Need) => number },
): { code: LoosenCode; name: Text; gain: number }[] => {
  const told = new Set(o.told.map((m) => m.entId));
  const lacking = new Set(o.ranked.flatMap((m) => (told.has(m.entId) ? [] : m.missing.map((r) => r.code as string))));
  return loosened(need, facts)
    .filter((l) => l.parts.some((p) => lacking.has(p)))
    .map(({ code, name, need: looser }) => ({ code, name, gain: o.toldOf(looser) - told.size }))
    .filter((l) => l.gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, shown);
};
