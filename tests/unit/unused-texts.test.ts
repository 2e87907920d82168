import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { foundInEach } from '#tests/harness/kept-by-content.ts';

type Node = { type: string } & Record<string, unknown>;

const sources = globSync('{contract,server,web}/**/*.{ts,tsx}').filter((f) => !/\.test\.tsx?$|\.d\.ts$/.test(f));
const escape = (s: string) => s.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
const gap = '([^.:]+)';
const isNode = (n: unknown): n is Node => typeof n === 'object' && n !== null && 'type' in n;
/** Types say what may stand there, not what does; only what they are laid on is code. */
const laidOn = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']);

/**
 * What a source says of texts.
 * - `outright`: keys `room:path` that stand in quotes; a path without its room counts for the rooms that its source reads.
 * - `composed`: keys with gaps as patterns: `state.${x}` of a source that reads `order` as `order:state\.([^.:]+)`.
 * - `values`: every name and value that a gap may be filled with.
 */
type Said = Record<'outright' | 'composed' | 'values', string[]>;

const saidBy = (file: string, text: string): Said => {
  const said = { outright: new Set<string>(), composed: new Set<string>(), values: new Set<string>() };
  const texts: string[] = [];
  const rooms = new Set([...text.matchAll(/(?:TFunction<\[?|\bns: )'(\w+)'/g)].map(([, room = '']) => room));
  const walk = (n: unknown): void => {
    if (Array.isArray(n)) return n.forEach(walk);
    if (!isNode(n)) return;
    if (n.type === 'ImportDeclaration' || (n.type.startsWith('TS') && !laidOn.has(n.type))) return;
    if (n.type === 'Literal') {
      said.values.add(String(n['value']));
      if (typeof n['value'] === 'string') texts.push(escape(n['value']));
    }
    if (n.type === 'Property' && isNode(n['key']) && n['key'].type === 'Identifier')
      said.values.add(String(n['key']['name']));
    if (n.type === 'TemplateLiteral') {
      const parts = (n['quasis'] as { value: { cooked: string } }[]).map((q) => q.value.cooked);
      if (/\w/.test(parts.join(''))) texts.push(parts.map(escape).join(gap));
    }
    if (n.type === 'CallExpression') {
      const { name } = n['callee'] as { name?: string };
      const [first, second] = n['arguments'] as Node[];
      if (name === 'useTranslation') {
        const room = first?.type === 'ArrayExpression' ? (first['elements'] as Node[])[0] : first;
        rooms.add(String(room?.['value'] ?? 'common'));
        return;
      }
      // A key that is a value alone: `t(message.kind)`.
      if (name === 't' && first?.type === 'MemberExpression') texts.push(gap);
      if (name === 'refusals' && second)
        for (const { key } of second['properties'] as { key: Node }[])
          said.outright.add(`errors:${String(first?.['value'])}.${String(key['name'])}`);
    }
    for (const child of Object.values(n)) if (typeof child === 'object') walk(child);
  };
  walk(parseSync(file, text).program);
  for (const found of texts)
    for (const key of [...(found === gap ? [] : [found]), ...[...rooms].map((room) => `${room}:${found}`)])
      if (found.includes(gap)) said.composed.add(key);
      else said.outright.add(key.replaceAll('\\', ''));
  return { outright: [...said.outright], composed: [...said.composed], values: [...said.values] };
};

const isPlural = /_(one|two|few|many|other)$/;
const textsOf = (file: string): string[] => {
  const walk = (o: object, at: string): string[] =>
    Object.entries(o).flatMap(([k, v]) =>
      typeof v === 'object' ? walk(v as object, `${at}${k}.`) : `${at}${k}`.replace(isPlural, ''),
    );
  return walk(JSON.parse(readFileSync(file, 'utf8')) as object, `${basename(file, '.json')}:`);
};

it('every text is named by a source, outright or with a gap that one of our words fills', () => {
  const said = foundInEach('texts', import.meta.filename, sources, saidBy);
  const all = (kind: keyof Said) => new Set(said.flatMap((s) => s[kind]));
  const outright = all('outright');
  const values = all('values');
  // The lists that are kept as data.
  for (const file of globSync('{server,web}/**/*.json'))
    for (const [, value = ''] of readFileSync(file, 'utf8').matchAll(/"([^"\\]+)"/g)) values.add(value);
  /** A gap takes no word that stands nowhere; names with a point are written with a stroke in keys. */
  const fits = (pattern: RegExp, key: string): boolean => {
    const gaps = pattern.exec(key)?.slice(1);
    return Boolean(gaps?.every((g) => values.has(g) || values.has(g.replace('_', '.'))));
  };
  // By the room that they name; those that begin with a gap are tried for every room.
  const byRoom = Map.groupBy(all('composed'), (p) => /^(\w+):/.exec(p)?.[1] ?? '');
  const patterns = new Map([...byRoom].map(([room, ps]) => [room, ps.map((p) => new RegExp(`^${p}$`))]));
  const named = (key: string) => [...(patterns.get(key.split(':')[0] ?? '') ?? []), ...(patterns.get('') ?? [])];
  const unused = (keys: string[]) => keys.filter((k) => !outright.has(k) && !named(k).some((p) => fits(p, k)));
  const texts = globSync('i18n/cn/*.json').flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(2_000);
  expect(unused(texts)).toEqual([]);
  const absent = ['common:noSuchText', 'common:orderState.noSuchState', 'errors:common.noSuchRefusal'];
  expect(unused(absent)).toEqual(absent);
});
