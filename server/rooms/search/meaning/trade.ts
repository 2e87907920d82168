import { cjk, fold, split } from '../words.ts';
import { nearest } from './correct.ts';
import { leavesNamed } from './leaves.ts';
import { partsOf, type Said, saysNothing, type TradeNames, tradeNames } from './trade-names.ts';
import { wordsOf } from './units.ts';
import { vocabulary } from './vocabulary.ts';

/** What words ask of a supplier: processes and certificates, each met by any of its slugs; `rest` is what they say besides. */
export type Trade = { processes: string[][]; certificates: string[][]; rest: string };

/** The longest name that begins at a token; it ends with a token. */
const nameAt = (tokens: string[], from: number, names: TradeNames): { said: Said; n: number } | null => {
  const parts: string[] = [];
  let found: { said: Said; n: number } | null = null;
  for (let i = from; i < tokens.length && parts.length < names.most; i++) {
    parts.push(...partsOf(tokens[i] ?? ''));
    const said = names.by.get(parts.join(' '));
    if (said) found = { said, n: i - from + 1 };
  }
  return found;
};

/** A Chinese run parted by the longest name in it; what is left of a word beside it makes it another word: `编织布`. */
const parted = (run: string, names: TradeNames): [before: string, name: string, after: string] | null => {
  for (const name of names.runs) {
    const at = run.indexOf(name);
    if (at < 0 || run === name) continue;
    const [before, after] = [run.slice(0, at), run.slice(at + name.length)];
    const whole = (s: string) => !s || [...s].length > 1 || saysNothing.has(s);
    return whole(before) && whole(after) ? [before, name, after] : null;
  }
  return null;
};

/** Runs are parted until no name is left in them, and words like `supplier` at their ends. */
const tokensOf = (text: string, names: TradeNames): string[] =>
  split(text).flatMap((t) => {
    if (!cjk.test(t) || names.by.has(t)) return [t];
    const found = parted(t, names);
    if (found) return found.filter(Boolean).flatMap((p) => tokensOf(p, names));
    const tail = [...saysNothing].find((s) => cjk.test(s) && s !== t && t.endsWith(s));
    return tail ? [t.slice(0, -tail.length), tail] : [t];
  });

const year = /^(?:19|20)\d\d$/;

/** What words ask of a supplier. Where they are the name of a material they ask for nothing else: `pultrusion resin`. */
export const tradeOf = (q: string): Trade => {
  const names = tradeNames();
  const text = q.slice(0, 100);
  const asked: Trade = { processes: [], certificates: [], rest: '' };
  const tokens = tokensOf(text, names);
  const material = Math.max(0, ...leavesNamed(text, vocabulary()).values()) >= 0.8;
  if (material && !nameAt(tokens, 0, names)) return { ...asked, rest: text.trim() };
  const rest: string[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    const found = nameAt(tokens, i, names);
    if (found) asked[found.said.kind === 'process' ? 'processes' : 'certificates'].push(found.said.slugs);
    else rest.push(token);
    i += found?.n ?? 1;
  }
  const tells = rest.filter(
    (t) => !partsOf(t).every((p) => saysNothing.has(p)) && !(asked.certificates.length && year.test(t)),
  );
  const some = asked.processes.length + asked.certificates.length > 0;
  // Words that are all a query has are looked for, whatever they say.
  const left = some || tells.length ? tells : rest;
  return { ...asked, rest: left.length === tokens.length ? text.trim() : left.join(' ') };
};

/** The words with processes read as what sounds or is written like them: `laji`, `pultrusoin`; null where nothing needs it. */
export const tradeMended = (q: string): string | null => {
  const names = tradeNames();
  const letters = fold(q).replace(/[^\p{L}]/gu, '');
  const spoken = /^[a-z]{4,}$/.test(letters) ? names.sounds.get(letters) : undefined;
  if (spoken) return spoken;
  const v = vocabulary();
  const known = new Set(names.latin);
  const words = wordsOf(q);
  const mended = words.map((w) =>
    cjk.test(w) || /\p{N}/u.test(w) || known.has(w) || v.known(w) ? w : (nearest(w, names.latin) ?? w),
  );
  const text = mended.join(' ');
  return text === words.join(' ') ? null : text;
};
