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

/** Words of texts and tokens as they are, as text for PostgreSQL's `tsvector`; without places, which nothing asks for. */
export const toVector = (texts: string[], tokens: string[] = []): string =>
  [...new Set([...texts.flatMap(indexWords), ...tokens])].map(quote).join(' ');

/** As text for `tsquery`; empty where the query has no word. */
export const toQuery = (terms: Term[], join: 'all' | 'any'): string =>
  terms.map((t) => `${quote(t.word)}${t.prefix ? ':*' : ''}`).join(join === 'all' ? ' & ' : ' | ');
