import { intlLocale, type Lang } from '#contract/core/langs.ts';

/** A text cut at its parameters: words and names by turns, beginning and ending with words. */
type Cut = readonly string[];
type Params = Readonly<Record<string, unknown>>;
/** `t` for any key; `useTranslation` types it by the files that are asked for. */
type Say = (key: string, params?: Params) => string;

/**
 * The texts of one language, as files by room. Our texts have plain parameters, forms of a number and nothing else that a
 * library of translation knows, so that no page loads one.
 */
export type Texts = {
  readonly language: Lang;
  /** A key of any file, `room:some.key`; without a room of `common`. */
  readonly t: Say;
  readonly has: (room: string) => boolean;
  /** Whether the file was there from the beginning: then the server's page was made with it. */
  readonly began: (room: string) => boolean;
  /** Whether there is a text under a key of any file, `room:some.key`. */
  readonly exists: (key: string) => boolean;
  readonly add: (room: string, file: object) => void;
  /** `t` for keys of one file; other files' by their names. Made once a file. */
  readonly of: (room: string) => Say;
};

const textAt = (file: object | undefined, key: string): string | undefined => {
  let here: unknown = file;
  for (const part of key.split('.')) here = (here as Params | undefined)?.[part];
  return typeof here === 'string' ? here : undefined;
};

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is not given stays to be seen as `{{name}}`: tests look for it. */
const fill = (cut: Cut, params: Params | undefined): string => {
  let text = cut[0] ?? '';
  for (let i = 1; i < cut.length; i += 2) {
    const name = cut[i] ?? '';
    text += (params && name in params ? written(params[name]) : `{{${name}}}`) + (cut[i + 1] ?? '');
  }
  return text;
};

/**
 * Texts of `files`; more are added as parts of pages ask for them. `t` takes a key and parameters, of which `count` (a number)
 * chooses the form, `ns` names the file, and `defaultValue` is said where there is no such text; else the key itself is.
 */
export const makeTexts = (language: Lang, files: Record<string, object> = {}): Texts => {
  const byRoom = new Map(Object.entries(files));
  const first: ReadonlySet<string> = new Set(byRoom.keys());
  const plural = new Intl.PluralRules(intlLocale[language]);
  /** By room, then by key: a key joined to its room would be hashed anew for each text. */
  const cuts = new Map<string, Map<string, Cut>>();
  const made = new Map<string, Say>();
  const cutOf = (room: string, key: string): Cut | undefined => {
    const known = cuts.get(room) ?? new Map<string, Cut>();
    cuts.set(room, known);
    const there = known.get(key);
    if (there) return there;
    const text = textAt(byRoom.get(room), key);
    if (text === undefined) return undefined;
    const cut = text.split(/\{\{(\w+)\}\}/);
    known.set(key, cut);
    return cut;
  };
  /** Forms of a number where the text has them. */
  const counted = (room: string, key: string, count: number): Cut | undefined =>
    cutOf(room, `${key}_other`) && (cutOf(room, `${key}_${plural.select(count)}`) ?? cutOf(room, `${key}_other`));
  const make =
    (own: string) =>
    (key: string, params?: Params): string => {
      const at = key.indexOf(':');
      const room = at < 0 ? written(params?.['ns']) || own : key.slice(0, at);
      const path = key.slice(at + 1);
      const count = params?.['count'];
      const cut = (typeof count === 'number' ? counted(room, path, count) : undefined) ?? cutOf(room, path);
      if (cut) return fill(cut, params);
      return written(params?.['defaultValue']) || path;
    };
  const of = (room: string): Say => {
    const there = made.get(room) ?? make(room);
    made.set(room, there);
    return there;
  };
  return {
    language,
    t: of('common'),
    of,
    has: (room) => byRoom.has(room),
    began: (room) => first.has(room),
    exists: (key) => cutOf(key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)) !== undefined,
    add: (room, file) => void byRoom.set(room, file),
  };
};
