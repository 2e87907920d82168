import { LRUCache } from 'lru-cache';
import { materialPath, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { cjk, fold, queryTerms, quote, toQuery } from '../words.ts';
import { corrected } from './correct.ts';
import { leavesNamed } from './leaves.ts';
import { optionToken, tokensAround } from './tokens.ts';
import { unitsOf, wordsOf } from './units.ts';
import { type AskedValue, valuesAsked } from './values.ts';
import { materialOfGrade, type Vocabulary, vocabulary } from './vocabulary.ts';
import { wholeWords } from './whole-words.ts';

/** A condition of a search as texts of tsqueries: what meets it, and what comes near. */
type Condition = { met: string; near: string };
/** What a query means, in terms of the material tree, the datasheets and words. */
export type Meaning = {
  /** What was read instead of what was typed; null where nothing was. */
  instead: string | null;
  /** Leaves that are meant, each with how likely it is, 0 to 1. */
  leaves: Map<string, number>;
  /** Leaves that come first, though others are found as well: those of a grade. */
  first: string[];
  values: Condition[];
  /** Words that name no material: grades, models, brands, companies. As texts of tsqueries. */
  words: string[];
  /** The whole query as words, for who is told nothing of datasheets. */
  text: string;
  /** What each of its parts was taken for, values after the material and words last. */
  parts: Part[];
};
/** `slug`: the material that all likely leaves have above them. `said`: the words for it. */
export type Part =
  | { kind: 'material'; slug: string; said: string }
  | { kind: 'value'; asked: AskedValue; said: string }
  | { kind: 'word'; said: string };

const any = (tokens: string[]): string => [...new Set(tokens)].map(quote).join(' | ');
/** A name with figures in it, as `WR600`: the name and the size. */
const sized = /^(\p{L}{2,5})(\d{2,4})$/u;

/** The parts of a word that no known name covers: of a Chinese run what stands before, between and after names. */
const strangeParts = (word: string, known: (unit: string) => boolean): string[] => {
  const chars = [...word];
  if (!cjk.test(word) || chars.length < 2) return known(word) ? [] : [word];
  const covered = chars.map((c, i) =>
    [`${chars[i - 1] ?? ''}${c}`, `${c}${chars[i + 1] ?? ''}`].some((pair) => [...pair].length > 1 && known(pair)),
  );
  const parts = chars.map((c, i) => (covered[i] ? ' ' : c)).join('');
  return parts.split(/\s+/).filter((p) => [...p].length > 1);
};

/** `prepreg for wind blades`, `叶片用环氧树脂`: what is wanted, without what it is for. */
const heads = [/^(.+?)\s(?:for|para)\s/u, /^.+?用(.+)$/u];
/** A name that is said whole is what is meant; else what stands apart from the use. */
const leavesMeant = (text: string, v: Vocabulary): Map<string, number> => {
  const whole = leavesNamed(text, v);
  if (Math.max(0, ...whole.values()) >= 0.8) return whole;
  const head = heads.map((h) => h.exec(text)?.[1]).find(Boolean);
  const meant = head ? leavesNamed(head, v) : whole;
  return meant.size ? meant : whole;
};

/** Values within three per cent meet, within a seventh come near; what is wanted at least may be far above. */
const conditionOf = ({ numbers, options, bound }: AskedValue): Condition => {
  if (options.length && bound === 'is') {
    const own = any(options.map((o) => optionToken(o.field, o.slug)));
    return { met: own, near: own };
  }
  const far = 30;
  const within = (steps: number) =>
    any(
      numbers.flatMap((n) =>
        tokensAround(n.field, n.value, bound === 'max' ? far : steps, bound === 'min' ? far : steps),
      ),
    );
  return { met: within(1), near: within(5) };
};

/** Nobody asks for more values at once who means it; what a query costs and takes of memory has an end. */
const mostValues = 4;

/** One page asks for the same meaning several times: its list, its counts, its suggestions. */
const kept = new LRUCache<string, { meaning: Meaning; from: Vocabulary }>({ max: 200 });
/** What somebody wants who types this. Nothing of it depends on what is listed. */
export const understand = (q: string): Meaning => {
  const from = vocabulary();
  const known = kept.get(q);
  if (known?.from === from) return known.meaning;
  const meaning = meaningOf(q, from);
  kept.set(q, { meaning, from });
  return meaning;
};

const meaningOf = (q: string, v: Vocabulary): Meaning => {
  const typed = q
    .slice(0, 100)
    .split(/\s+/)
    .map((w) => {
      const [, name = '', size = ''] = sized.exec(w) ?? [];
      return name && unitsOf(name).every((u) => v.known(u)) ? `${name} ${size}` : w;
    })
    .join(' ');
  const instead = corrected(typed, v);
  // A correction keeps the numbers of what was typed.
  const text = instead ?? typed;
  const leaves = leavesMeant(text, v);
  const best = Math.max(0, ...leaves.values());
  const names = new Set(
    v.leaves
      .filter((l) => leaves.get(l.slug) === best)
      .flatMap((l) => l.path)
      .flatMap((n) => n.aliases.flat()),
  );
  const { asked, used } = valuesAsked(`${typed} ${instead ?? ''}`, leaves.keys(), (u) => names.has(u));
  const few = asked.slice(0, mostValues);
  const values = few.map(conditionOf).filter((c) => c.met);
  const strange = wordsOf(text).flatMap((w) => strangeParts(w, (u) => v.known(u) || used.has(u)));
  const words = strange.map((w) => toQuery(queryTerms(w), 'all')).filter(Boolean);
  const first = leaves.size ? [] : wordsOf(text).flatMap((w) => materialsBelow(materialOfGrade(w) ?? ''));
  const parts = partsOf(text, { leaves, asked: few, words: strange });
  return { instead, leaves, first, values, words, text: wholeWords(text, v), parts };
};

/** The lowest material above all leaves that are about as likely as the likeliest. */
const materialAbove = (leaves: Map<string, number>): string | undefined => {
  const best = Math.max(0, ...leaves.values());
  const paths = [...leaves].filter(([, n]) => n > best * 0.9).map(([slug]) => materialPath(slug));
  const [path = []] = paths;
  return path.findLast((slug, i) => paths.every((p) => p[i] === slug));
};

/** What is left of a text without some of its words. */
const without = (text: string, taken: string[]): string =>
  taken
    .filter(Boolean)
    .reduce((rest, t) => rest.replace(t, ' '), fold(text))
    .replace(/\s+/gu, ' ')
    .trim();

/** A word as it stands in the text, its ending included, where folding left it findable. */
const asTyped = (text: string, word: string): string => {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return word;
  const ending = cjk.test(word) ? '' : (/^[\p{L}\p{N}]*/u.exec(text.slice(at + word.length))?.[0] ?? '');
  return text.slice(at, at + word.length) + ending;
};

const partsOf = (text: string, o: { leaves: Map<string, number>; asked: AskedValue[]; words: string[] }): Part[] => {
  const slug = materialAbove(o.leaves);
  // An option that is said by its name stays with the material's words.
  const values = o.asked.filter((a) => a.said);
  const words = o.words.filter((w) => !values.some((a) => a.said.includes(w)));
  const rest = without(text, [...values.map((a) => a.said), ...words.map(fold)]);
  return [
    ...(slug ? [{ kind: 'material', slug, said: rest } as const] : []),
    ...values.map((a) => ({ kind: 'value', asked: a, said: a.said }) as const),
    ...words.map((w) => ({ kind: 'word', said: asTyped(text, w) }) as const),
  ];
};

/** Least likelihood at which words are taken for a material where they might as well be a name. */
const surely = 0.6;
/** The leaves that words surely mean, about as likely as the likeliest, and the categories above them: companies name either. */
export const materialsMeant = (q: string): string[] => {
  const { leaves } = understand(q);
  const best = Math.max(surely, ...leaves.values());
  const meant = [...leaves].filter(([, n]) => n > best * 0.9).map(([slug]) => slug);
  return [...new Set(meant.flatMap((slug) => materialPath(slug).slice(1)))];
};
