import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';

const words = (lang: string, file: string): Record<string, string> => {
  const flat: Record<string, string> = {};
  const walk = (o: object, at: string) => {
    for (const [k, v] of Object.entries(o)) {
      if (typeof v === 'object' && v !== null) walk(v as object, `${at}${k}.`);
      else flat[`${at}${k}`] = String(v);
    }
  };
  walk(JSON.parse(readFileSync(`i18n/${lang}/${file}`, 'utf8')) as object, '');
  return flat;
};
const params = (s: string) => [...s.matchAll(/\{\{(\w+)/g)].map((m) => String(m[1])).toSorted();
const plural = (k: string) => k.replace(/_(zero|one|two|few|many|other)$/, '');

describe('the three languages', () => {
  const files = readdirSync('i18n/cn');
  it('have the same files', () => {
    for (const l of langs) expect(readdirSync(`i18n/${l}`).toSorted()).toEqual(files.toSorted());
  });
  for (const f of files)
    it(`${f}: same keys, same parameters, nothing empty, nothing left in another script`, () => {
      const cn = words('cn', f);
      for (const l of langs) {
        const other = words(l, f);
        expect([...new Set(Object.keys(other).map(plural))].toSorted()).toEqual(
          [...new Set(Object.keys(cn).map(plural))].toSorted(),
        );
        for (const [k, v] of Object.entries(other)) {
          expect(v.trim(), `${l}/${f} ${k}`).not.toBe('');
          if (cn[k] !== undefined) expect(params(v), `${l}/${f} ${k}`).toEqual(params(cn[k]));
          if (l !== 'cn') expect(/[\u4e00-\u9fff]/.test(v), `${l}/${f} ${k}: ${v}`).toBe(false);
        }
      }
    });

  it('have every Chinese character of the interface in our font (else: npm run fonts)', () => {
    const covered = new Set(readFileSync('web/fonts-covered.txt', 'utf8'));
    const used = files
      .flatMap((f) => [...readFileSync(`i18n/cn/${f}`, 'utf8')])
      .filter((c) => /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/.test(c));
    expect([...new Set(used)].filter((c) => !covered.has(c))).toEqual([]);
  });
});
