import type { Context } from 'hono';
import { common, envelope } from '#contract/core/errors.ts';
import { ownRegisters } from '#contract/enterprise/places.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { dictionaries, type Dictionary, itemOf } from './trees.ts';

/**
 * Answers with an ETag: the trees are large and seldom change, but what an operator changed is seen at once. In tests the
 * envelope's own path checks the shape.
 */
const answer = async <T>(ctx: Ctx, http: Context, key: string, data: T): Promise<T | Response> => {
  if (ctx.platform.config.mode === 'test') return data;
  const etag = `"${(await dictionaries(ctx)).version}-${key}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  if (http.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return http.json({ code: envelope.ok, msg: '', data } as object, 200, headers);
};

const ofType = async (ctx: Ctx, type: string): Promise<Dictionary> => {
  const found = (await dictionaries(ctx)).byType.get(type);
  if (!found) throw refuse(common.notFound);
  return found;
};

/** @throws Refused common.notFound for an unknown dictionary */
export const readTree = async (ctx: Ctx, http: Context, type: string) =>
  answer<DictItem[]>(ctx, http, `t-${type}`, (await ofType(ctx, type)).tree);

/** @throws Refused common.notFound for an unknown dictionary */
export const readFlat = async (ctx: Ctx, http: Context, type: string) =>
  answer(ctx, http, `f-${type}`, (await ofType(ctx, type)).flat);

/** The items of these slugs or ids, each once, whether they are offered or not. @throws Refused common.notFound */
export const readNamed = async (ctx: Ctx, type: string, values: readonly string[]) => {
  const { rows } = await ofType(ctx, type);
  const found = new Set(values.flatMap((v) => rows.get(v) ?? []));
  return [...found].map((i) => ({ ...itemOf(i), offered: i.offered }));
};

/** Items directly below one; an item without any, or unknown, has an empty list. */
export const readChildren = async (ctx: Ctx, http: Context, id: number) =>
  answer(ctx, http, `c-${id}`, (await dictionaries(ctx)).children.get(id) ?? []);

export const readCountries = async (ctx: Ctx, http: Context) =>
  answer(
    ctx,
    http,
    'countries',
    (await ofType(ctx, 'your_area')).tree.map(({ children, ...country }) => (void children, country)),
  );

/** Whether these two letters are a country of the dictionary, or one of the three that stand among the provinces. */
export const isCountry = async (ctx: Ctx, code: string): Promise<boolean> =>
  Object.values(ownRegisters).includes(code) || (await ofType(ctx, 'your_area')).tree.some((c) => c.value === code);

/** Whether every value, by slug or id, is an item of the dictionary. */
export const dictionaryHas = async (ctx: Ctx, dictType: string, values: string[]): Promise<boolean> => {
  const found = (await dictionaries(ctx)).byType.get(dictType);
  return Boolean(found) && values.every((v) => found?.rows.has(v));
};

/** Label of an item by slug or id. */
export const dictionaryLabel = async (ctx: Ctx, dictType: string, value: string): Promise<Text | undefined> =>
  (await dictionaries(ctx)).byType.get(dictType)?.rows.get(value)?.label;

/** Id of an item by its slug. */
export const dictionaryId = async (ctx: Ctx, dictType: string, slug: string): Promise<number | undefined> =>
  (await dictionaries(ctx)).byType.get(dictType)?.rows.get(slug)?.id;

/** Ids of these regions and of everything below them, hidden places too: who is there stays there. */
export const regionIdsBelow = async (ctx: Ctx, slugs: readonly string[]): Promise<number[]> => {
  const { rows } = await ofType(ctx, 'your_area');
  const byParent = Map.groupBy(new Set(rows.values()), (r) => r.parentId);
  const below = (id: number): number[] => [id, ...(byParent.get(id) ?? []).flatMap((c) => below(c.id))];
  return slugs.flatMap((s) => rows.get(s)?.id ?? []).flatMap(below);
};

/** Slug of an item by slug or id: regions travel as ids, their countries' slugs are ISO 3166 codes. */
export const dictionarySlug = async (ctx: Ctx, dictType: string, value: string): Promise<string | undefined> =>
  (await dictionaries(ctx)).byType.get(dictType)?.rows.get(value)?.value;
