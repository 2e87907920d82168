import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { countedRows } from '#contract/core/paging.ts';
import type { Text } from '#contract/core/schemas.ts';
import { filterKeys, readValueWishes } from '#contract/catalogue/value-wish.ts';
import { pick } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { translateAll } from '#server/platform/translate.ts';
import { certificateLabel, datasheetField, materialLabel, processLabel } from '#server/rooms/dictionary/index.ts';
import { type Asked, wishOf } from '../product-wish.ts';
import { countMatching } from '../store.ts';

type Without = AnswerOf<typeof catalogue.filters>['without'];
type Way = Omit<Without[number], 'n'> & { asked: Asked };

const asIs = (s: string): Text => ({ cn: s, en: s, es: s });
const labels = (key: (typeof filterKeys)[number], one: string, countries: Map<string, Text>): Text => {
  if (key === 'certificate') return certificateLabel(one);
  if (key === 'process') return processLabel(one);
  if (key === 'country') return countries.get(one) ?? asIs(one);
  if (key === 'verified') return translateAll('catalogue:filters.verified');
  const [field] = readValueWishes([one]);
  return datasheetField(field?.field ?? '')?.label ?? asIs(one);
};

/** Every way to ask for one thing less: a part of the words, the material, or one choice of a filter. */
const waysOf = (asked: Asked, parts: { label: Text; rest: string }[], countries: Map<string, Text>): Way[] => [
  ...(parts.length > 1
    ? parts.map((p) => ({ key: 'q', label: p.label, rest: [p.rest], asked: { ...asked, q: p.rest } }))
    : asked.q && (asked.category || filterKeys.some((k) => asked[k]?.length))
      ? [{ key: 'q', label: asIs(asked.q), rest: [], asked: { ...asked, q: undefined } }]
      : []),
  ...(asked.category
    ? [{ key: 'category', label: materialLabel(asked.category), rest: [], asked: { ...asked, category: undefined } }]
    : []),
  ...filterKeys.flatMap((key) => {
    const all = [asked[key] ?? []].flat();
    return all.map((one) => {
      // Countries are one condition: with one of them less there is never more.
      const rest = key === 'country' ? [] : all.filter((o) => o !== one);
      return {
        key,
        label: labels(key, one, countries),
        rest,
        asked: { ...asked, [key]: rest.length ? rest : undefined },
      };
    });
  }),
];

/** What would be found with one condition less; the most first, and what would bring nothing is left out. */
export const withoutOne = async (
  ctx: Ctx,
  asked: Asked,
  parts: { label: Text; rest: string }[],
  countries: Map<string, Text>,
): Promise<Without> => {
  const seen = new Set<string>();
  const ways = waysOf(asked, parts, countries).filter((w) => {
    const key = `${w.key} ${w.rest.join()} ${pick(w.label, 'en')}`;
    return !seen.has(key) && seen.add(key);
  });
  const counted = await fewAtOnce(
    3,
    ways.slice(0, 12).map(({ asked: less, ...way }) => async () => ({
      ...way,
      n: Math.min(countedRows, await countMatching(ctx, await wishOf(ctx, less))),
    })),
  );
  return counted.filter((w) => w.n > 0).toSorted((a, b) => b.n - a.n);
};
