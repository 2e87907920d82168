/**
 * Search words for Chinese, English and Spanish alike. A text becomes: every single character and every pair of
 * neighbours of its Chinese runs, and the words of the rest, without accents, lower case, British spelling folded into
 * American. Pairs find any two-character word wherever it stands, without a dictionary.
 */
export const cjk = /[\u3400-\u9fff\uf900-\ufaff]/u;
const pieces = /[\u3400-\u9fff\uf900-\ufaff]+|\p{N}+(?:\.\p{N}+)?[\p{L}]*|[\p{L}\p{N}]+/gu;

export const fold = (s: string): string =>
  s
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('fibre', 'fiber')
    .replaceAll('mould', 'mold')
    .replaceAll('colour', 'color')
    .replaceAll('aluminium', 'aluminum');

/** Latin words glued to Chinese part at the border: `T700级` is `t700` and `级`. */
export const split = (text: string): string[] =>
  (fold(text).match(pieces) ?? []).flatMap(
    (p) => p.match(/[\u3400-\u9fff\uf900-\ufaff]+|[^\u3400-\u9fff\uf900-\ufaff]+/gu) ?? [],
  );

const pairs = (run: string): string[] => {
  const chars = [...run];
  return chars.slice(1).map((c, i) => `${chars[i]}${c}`);
};

/** Every word under which a text is found. */
export const indexWords = (text: string): string[] => [
  ...new Set(split(text).flatMap((p) => (cjk.test(p) ? [...p, ...pairs(p)] : [p.slice(0, 60)]))),
];

/** `m²` and its like, as folding leaves them. */
const areas = /^[cdkm]?m[23]$/;

/** Grades, models and counts that a text names, of letters and digits together: `t700`, `12k`, `fr4`. */
export const modelWords = (text: string): string[] => [
  ...new Set(split(text).filter((w) => /^(?=.*\p{N})(?=.*\p{L}).{2,20}$/u.test(w) && !cjk.test(w) && !areas.test(w))),
];

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A word of the query; a Latin one of three letters or more also finds what begins with it. */
type Term = { word: string; prefix: boolean };

/** The query's words: the segmenter parts Chinese into words, words of two and more characters become pairs. */
export const queryTerms = (q: string): Term[] => {
  const found = new Map<string, Term>();
  const add = (word: string, prefix: boolean) => void (found.has(word) || found.set(word, { word, prefix }));
  for (const piece of split(q.slice(0, 100))) {
    if (!cjk.test(piece)) add(piece.slice(0, 60), piece.length > 2);
    else
      for (const { segment } of segmenter.segment(piece))
        for (const w of [...segment].length > 1 ? pairs(segment) : [segment]) add(w, false);
  }
  return [...found.values()].slice(0, 24);
};

export const quote = (w: string) => `'${w.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * As text for PostgreSQL's `tsvector`: names and models weigh most (A), then what else everybody may read (B). What members
 * alone may read has a weight of its own (D), by which a visitor's search leaves it out; `tokens` are such words as they are.
 */
export const toVector = (o: { strong: string; open: string; members: string; tokens?: string[] }): string => {
  const words = new Map<string, 'A' | 'B' | 'D'>();
  for (const w of o.tokens ?? []) words.set(w, 'D');
  for (const w of indexWords(o.members)) words.set(w, 'D');
  for (const w of indexWords(o.open)) words.set(w, 'B');
  for (const w of indexWords(o.strong)) words.set(w, 'A');
  return [...words].map(([w, weight]) => `${quote(w)}:1${weight}`).join(' ');
};

/** As text for `tsquery`; empty where the query has no word. */
export const toQuery = (terms: Term[], join: 'all' | 'any'): string =>
  terms.map((t) => `${quote(t.word)}${t.prefix ? ':*' : ''}`).join(join === 'all' ? ' & ' : ' | ');
