import { readFileSync } from 'node:fs';
import {
  certificateLabel,
  certificateSlugs,
  glossary,
  materialSlugs,
  processLabel,
  processSlugs,
} from '#server/rooms/dictionary/index.ts';
import { cjk, fold, split } from '../words.ts';
import { singular } from './units.ts';
import { soundOf } from './vocabulary.ts';

type Own = { processes: Record<string, string[]>; certificates: Record<string, string[]>; suppliers: string[] };
const own = JSON.parse(readFileSync(new URL('./aliases.json', import.meta.url), 'utf8')) as Own;

/** What one name says of a supplier: a process or certificate, any of these. */
export type Said = { kind: 'process' | 'certificate'; slugs: string[] };
export type TradeNames = {
  /** By the name's parts, joined by blanks. */
  by: Map<string, Said>;
  /** Names of one Chinese run, the longest first: they are found inside longer runs too. */
  runs: string[];
  /** The most parts that a name has. */
  most: number;
  /** Latin words of processes, for corrections, and Chinese names of processes by how they sound. */
  latin: string[];
  sounds: Map<string, string>;
};

/** `AS9100`, `as 9100` and `AS-9100` are the same parts: letters and figures stand apart. */
export const partsOf = (word: string): string[] =>
  cjk.test(word) ? [word] : (word.match(/\p{L}+|[\p{N}.]+/gu) ?? []).map(singular);
const keyOf = (name: string): string => split(name).flatMap(partsOf).join(' ');

/** Words that say nothing of a supplier: that it is one, that it makes things, that it is certified. */
export const saysNothing = new Set(own.suppliers.flatMap((w) => split(w).flatMap(partsOf)));

const inBrackets = /[(（]([^)）]*)[)）]/gu;
const outside = (label: string): string => label.replace(inBrackets, ' ').trim();
const inside = (label: string): string[] => [...label.matchAll(inBrackets)].map((m) => m[1] ?? '');
const shaping = /(?:成型|工艺)$/u;

type Term = ReturnType<typeof glossary>[number];
const termsOf = (terms: Term[], slug: string, labels: string[]): string[] => {
  const called = new Set([slug, ...labels.map(fold)]);
  return terms.filter((t) => called.has(t.slug) || t.names.some((n) => called.has(fold(n)))).flatMap((t) => t.names);
};

const namesOfProcess = (slug: string, terms: Term[]): string[] => {
  const labels = Object.values(processLabel(slug));
  const short = labels.flatMap((l) => inside(l).filter((s) => /^[\w-]{2,6}$/.test(s)));
  const whole = [...labels.map(outside), ...short, ...termsOf(terms, slug, labels.map(outside))];
  return [...whole, ...whole.map((n) => n.replace(shaping, '')), ...(own.processes[slug] ?? [])];
};

/** Codes stand in the Chinese label as they are used everywhere: `AS9100 / EN 9100 航空航天质量管理体系`. */
const namesOfCertificate = (slug: string): string[] => {
  const label = certificateLabel(slug);
  const codes = [outside(label.cn ?? ''), ...inside(label.cn ?? '')]
    .flatMap((l) => l.split(/\s\/\s|、/u))
    .map((c) => c.replace(/\p{Script=Han}+/gu, ' ').trim())
    .filter((c) => /^[A-Z].*\w/u.test(c));
  const body = codes.map((c) => c.replace(/\/(?:IEC|ANSI\/CAN)\b/u, ''));
  return [slug, ...Object.values(label).map(outside), ...codes, ...body, ...(own.certificates[slug] ?? [])];
};

const make = (): TradeNames => {
  const terms = glossary();
  const by = new Map<string, Said>();
  const latin = new Set<string>();
  const sounds = new Map<string, string>();
  const add = (kind: Said['kind'], slug: string, names: string[]) => {
    for (const name of new Set(names.map((n) => n.trim()).filter(Boolean))) {
      const key = keyOf(name);
      const known = by.get(key);
      if (!key || (known && known.kind !== kind)) continue;
      by.set(key, { kind, slugs: [...new Set([...(known?.slugs ?? []), slug])] });
      if (kind === 'certificate') continue;
      for (const part of key.split(' ')) if (!cjk.test(part)) latin.add(part);
      if (/^\p{Script=Han}{2,}$/u.test(key)) sounds.set(soundOf(key), key);
    }
  };
  for (const slug of processSlugs()) add('process', slug, namesOfProcess(slug, terms));
  for (const slug of certificateSlugs()) add('certificate', slug, namesOfCertificate(slug));
  const keys = [...by.keys()];
  return {
    by,
    runs: keys.filter((k) => /^\p{Script=Han}{2,}$/u.test(k)).toSorted((a, b) => b.length - a.length),
    most: Math.max(...keys.map((k) => k.split(' ').length)),
    latin: [...latin],
    sounds,
  };
};

const kept = new WeakMap<string[], TradeNames>();
/** What processes and certificates are called, made once for each state of the dictionaries. */
export const tradeNames = (): TradeNames => {
  const state = materialSlugs();
  const made = kept.get(state) ?? make();
  kept.set(state, made);
  return made;
};
