import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Lang, langs } from '#contract/core/langs.ts';

/** Every message of the forms: a failing input, what the rule makes of it, and the words in three languages. */
const files = new Map<string, unknown>();
/** A text as it stands in its file; empty where it is absent. */
export const raw = (lang: Lang, key: string): string => {
  const [room, path = ''] = key.split(':');
  const file = `i18n/${lang}/${room}.json`;
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  const found = path
    .split('.')
    .reduce<unknown>((o, k) => (o as Record<string, unknown> | undefined)?.[k], files.get(file));
  return typeof found === 'string' ? found : '';
};
/** A text with its parameters filled in. */
export const say = (lang: Lang, key: string, params: Record<string, string | number> = {}): string =>
  raw(lang, key).replace(/\{\{(\w+)\}\}/g, (_, k: string) => String(params[k] ?? `{{${k}}}`));

type Row = {
  rule: string;
  fault: unknown;
  code: string;
  key: string;
  params?: (lang: Lang) => Record<string, string | number>;
  cn: string;
};

/** Rows of a table of messages: a failing input, the code that the rule gives it, the key of its words, the Chinese ones. */
export const table = () => {
  const rows: Row[] = [];
  const row = (rule: string, fault: unknown, code: string, key: string, cn: string, params?: Row['params']) =>
    void rows.push({ rule, fault, code, key, cn, ...(params && { params }) });
  /** A test a row: the rule finds the fault, and it is said in three languages without a gap. */
  const hold = () => {
    for (const r of rows)
      it(`${r.rule}: ${r.cn}`, () => {
        expect(String(r.fault)).toBe(r.code);
        const said = Object.fromEntries(langs.map((l) => [l, say(l, r.key, r.params?.(l))])) as Record<Lang, string>;
        expect(said.cn).toBe(r.cn);
        expect(new Set(Object.values(said)).size, JSON.stringify(said)).toBe(langs.length);
        for (const text of Object.values(said)) expect(text).not.toMatch(/^$|\{\{/);
      });
  };
  return { row, hold };
};
