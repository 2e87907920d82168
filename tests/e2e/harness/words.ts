import { readFileSync } from 'node:fs';
import type { Lang } from '#contract/core/langs.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Words of the interface: `w('release:publish')`, parameters filled in. */
export const wordsOf =
  (lang: Lang) =>
  (key: string, params: Record<string, string | number> = {}): string => {
    const [room, path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<unknown>((o, k) => (o as Record<string, unknown>)[k], read(`i18n/${lang}/${room}.json`));
    if (typeof found !== 'string') throw new Error(`no words ${key} in ${lang}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, k: string) => String(params[k] ?? ''));
  };

type Node = { slug: string; label: Record<Lang, string>; children?: Node[] };
const flat = (nodes: Node[]): Node[] => nodes.flatMap((n) => [n, ...flat(n.children ?? [])]);
const materials = new Map(
  flat((read('server/rooms/dictionary/data/materials.json') as { groups: Node[] }).groups).map((n) => [n.slug, n]),
);
export const materialName = (slug: string, lang: Lang): string => materials.get(slug)?.label[lang] ?? slug;
