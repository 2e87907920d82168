import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { DictType } from '#contract/dictionary/calls.ts';
import { type DeskItem, dictionaryErrors, type operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { type Ctx, type FieldError, me, refuse } from '#server/platform/context.ts';
import { addedFrom, type Item } from './apply-overrides.ts';
import { clashes, hasPlace, isFixed, movedTo, presentItem, sameText, slugOf } from './desk-rules.ts';
import { type ChangeRow, findChanges, lockChanges, saveChange } from './store.ts';
import { tellRelabelled } from './tell-relabelled.ts';
import { changed, reloadDictionaries, readItems } from './trees.ts';

/** What a change left, and what stood there before; null where nothing did. */
export type Changed = { before: DeskItem | null; after: DeskItem };

const ownItems = async (tx: Ctx, dictType: DictType): Promise<Item[]> =>
  (await readItems(tx)).filter((i) => i.dictType === dictType);

/**
 * The item under the lock of all changes.
 * @throws Refused common.notFound; dictionary.changedMeanwhile where another operator was faster
 */
const lockItem = async (tx: Ctx, dictType: DictType, value: string, version: number) => {
  await lockChanges(tx);
  const own = await ownItems(tx, dictType);
  const item = own.find((i) => i.value === value);
  if (!item) throw refuse(common.notFound);
  if (item.version !== version) throw refuse(dictionaryErrors.changedMeanwhile);
  const change = (await findChanges(tx)).find((c) => c.dictType === dictType && c.value === value);
  const row: ChangeRow = {
    dictType,
    value,
    addedId: null,
    parentValue: null,
    label: null,
    hidden: false,
    position: null,
    ...change,
    version: version + 1,
  };
  return { own, item, row };
};

const done = async (tx: Ctx, own: Item[], item: Item | null, row: ChangeRow): Promise<Changed> => {
  await saveChange(tx, row, me(tx).userId);
  const now = await ownItems(tx, row.dictType as DictType);
  const after = now.find((i) => i.value === row.value);
  if (!after) throw new Error('the changed item is not there');
  await tellRelabelled(tx, own, now);
  return { before: item && presentItem(own, item), after: presentItem(now, after) };
};

/** @throws Refused common.invalid at the languages in which a sibling is called the same */
const checkLabel = (siblings: Item[], label: Text): void => {
  const fields: [string, FieldError][] = clashes(siblings, label).map((l) => [`label.${l}`, { code: 'siblingNamed' }]);
  if (fields.length) throw refuse(common.invalid, {}, Object.fromEntries(fields));
};

type Asked = ParsedOf<typeof operatorDictionaries.change>['body'];

/**
 * Mends, hides, shows or moves an item, in the caller's transaction; `announceDictionaries` after the commit.
 * @throws Refused common.notFound, common.invalid, dictionary.changedMeanwhile, dictionary.fixed
 */
export const changeItem = async (tx: Ctx, dictType: DictType, value: string, asked: Asked): Promise<Changed> => {
  const { own, item, row } = await lockItem(tx, dictType, value, asked.version);
  const siblings = own.filter((i) => i.parentId === item.parentId);
  if (asked.hidden && isFixed(dictType)) throw refuse(dictionaryErrors.fixed);
  if (asked.label) {
    checkLabel(
      siblings.filter((s) => s.id !== item.id),
      asked.label,
    );
    row.label = item.shipped && sameText(item.shipped, asked.label) ? null : asked.label;
  }
  if (asked.hidden !== undefined) row.hidden = asked.hidden;
  if (asked.move) row.position = movedTo(siblings, item, asked.move) ?? row.position;
  return done(tx, own, item, row);
};

/**
 * A shipped item as it was shipped, in the caller's transaction. The row stays: its version must go on counting.
 * @throws Refused common.notFound, also for an added item, dictionary.changedMeanwhile
 */
export const resetItem = async (tx: Ctx, dictType: DictType, value: string, version: number): Promise<Changed> => {
  const { own, item, row } = await lockItem(tx, dictType, value, version);
  if (!item.shipped) throw refuse(common.notFound);
  return done(tx, own, item, { ...row, label: null, hidden: false, position: null });
};

/**
 * Adds an item, in the caller's transaction. It is never deleted: records may name it.
 * @throws Refused common.notFound for an unknown parent, common.invalid, dictionary.noPlace
 */
export const addItem = async (
  tx: Ctx,
  dictType: DictType,
  { below, label }: ParsedOf<typeof operatorDictionaries.add>['body'],
): Promise<Changed> => {
  await lockChanges(tx);
  const own = await ownItems(tx, dictType);
  const parent = below === null ? undefined : own.find((i) => i.value === below);
  if (below !== null && !parent) throw refuse(common.notFound);
  if (!hasPlace(dictType, own, parent)) throw refuse(dictionaryErrors.noPlace);
  checkLabel(
    own.filter((i) => i.parentId === (parent?.id ?? null)),
    label,
  );
  const changes = await findChanges(tx);
  const taken = new Set([...own, ...changes.filter((c) => c.dictType === dictType)].map((i) => i.value));
  const value = slugOf(label.en, (slug) => taken.has(slug));
  if (!value) throw refuse(common.invalid, {}, { 'label.en': { code: 'latinWord' } });
  const addedId = Math.max(addedFrom - 1, ...changes.map((c) => c.addedId ?? 0)) + 1;
  const row = { dictType, value, addedId, parentValue: below, label, hidden: false, position: null, version: 1 };
  return done(tx, own, null, row);
};

/** Every node reads the dictionaries and the pages that show them anew; to be called after the commit. */
export const announceDictionaries = async (ctx: Ctx): Promise<void> => {
  await reloadDictionaries(ctx);
  await ctx.platform.bus.publish(changed, {});
};
