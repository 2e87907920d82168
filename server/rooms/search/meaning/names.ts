import { pinyin } from 'pinyin-pro';
import { cjk, fold, split } from '../words.ts';
import { nearest } from './correct.ts';

/** A name as it is compared: Latin words as they are folded, and how each Chinese character sounds. */
type Heard = { name: string; words: string[]; chars: string[]; sounds: string[] };
const heard = new WeakMap<readonly string[], Heard[]>();
const hear = (names: readonly string[]): Heard[] => {
  const known = heard.get(names);
  if (known) return known;
  const made = names.map((name) => {
    const chars = [...name].filter((c) => cjk.test(c));
    const sounds = chars.length ? pinyin(chars.join(''), { toneType: 'none', type: 'array' }) : [];
    return { name, words: split(name).filter((w) => !cjk.test(w)), chars, sounds };
  });
  heard.set(names, made);
  return made;
};

/** The part of a Chinese name that sounds so. */
const soundsSo = ({ chars, sounds }: Heard, letters: string): string | null => {
  for (let from = 0; from < sounds.length; from++) {
    let said = '';
    for (let i = from; i < sounds.length && letters.startsWith(said); i++) {
      said += sounds[i] ?? '';
      if (said === letters) return chars.slice(from, i + 1).join('');
    }
  }
  return null;
};

/** Fewer letters sound like too many names. */
const leastLetters = 4;

/**
 * The name, or the part of one, that is meant by words which no name has as they are: said in pinyin, with another character of the
 * same sound, or with a few letters wrong. Null where none comes near. `names` stay one list as long as they are the same.
 */
export const nameMeant = (q: string, names: readonly string[]): string | null => {
  const all = hear(names);
  const words = split(q.slice(0, 60));
  const chinese = words.every((w) => cjk.test(w));
  const letters = chinese
    ? pinyin(words.join(''), { toneType: 'none', type: 'array' }).join('')
    : words.join('').replaceAll("'", '');
  if (/^[a-z]+$/.test(letters) && letters.length >= leastLetters)
    for (const one of all) {
      const part = soundsSo(one, letters);
      if (part) return part;
    }
  if (words.some((w) => cjk.test(w)) || !words.length) return null;
  const known = [...new Set(all.flatMap((n) => n.words))];
  const mended = words.map((w) => (known.some((k) => k.startsWith(w)) ? w : nearest(w, known)));
  if (mended.includes(null)) return null;
  const has = (n: Heard) => mended.every((m) => n.words.some((w) => w.startsWith(m ?? '')));
  const found = all.find(has)?.name;
  if (!found) return null;
  // As the name writes it, where it has the words beside each other.
  const pieces = found.split(/\s+/u);
  const at = pieces.findIndex((_, i) => mended.every((m, j) => fold(pieces[i + j] ?? '').startsWith(m ?? '')));
  return at < 0
    ? found
    : pieces
        .slice(at, at + mended.length)
        .join(' ')
        .replace(/[,;.]$/u, '');
};
