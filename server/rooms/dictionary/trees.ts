import { createHash } from 'node:crypto';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { topic } from '#server/platform/bus/index.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { type Item as StoredItem, applyOverrides } from './apply-overrides.ts';
import { findChanges, findItems } from './store.ts';
import { applyDictionaryChanges } from './taxonomy.ts';

type Item = Omit<DictItem, 'children'>;
/** One dictionary ready to be answered. */
export type Dictionary = {
  tree: DictItem[];
  flat: Item[];
  /** By slug and id, hidden items too: they stay valid where they are in use. */
  rows: Map<string, StoredItem>;
};
type Trees = { byType: Map<string, Dictionary>; children: Map<number, Item[]>; version: string };
/** `items` are all, hidden ones too. */
export type Dictionaries = Trees & { items: StoredItem[] };

/** A record as the contract shows it. */
export const itemOf = (r: StoredItem): Item => ({
  id: r.id,
  label: r.label.cn ?? '',
  labelEn: r.label.en ?? '',
  labelEs: r.label.es ?? '',
  value: r.value,
});

/** Items, in order, as trees and lists; only what is offered stands in them. */
export const buildTrees = (rows: StoredItem[]): Trees => {
  const offered = rows.filter((r) => r.offered);
  const below = Map.groupBy(offered, (r) => r.parentId);
  const node = (r: StoredItem): DictItem => {
    const children = below.get(r.id)?.map(node);
    return { ...itemOf(r), ...(children && { children }) };
  };
  const byType = new Map(
    [...Map.groupBy(rows, (r) => r.dictType)].map(([type, own]) => [
      type,
      {
        tree: own.filter((r) => r.offered && r.parentId === null).map(node),
        flat: own.filter((r) => r.offered).map(itemOf),
        rows: new Map(own.flatMap((r) => [[r.value, r] as const, [String(r.id), r] as const])),
      },
    ]),
  );
  const children = new Map<number, Item[]>();
  for (const [parent, own] of below) if (parent !== null) children.set(parent, own.map(itemOf));
  const version = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16);
  return { byType, children, version };
};

export const changed = topic('dictionary.changed');
const kept = new WeakMap<Platform, Promise<Dictionaries>>();
const watched = new WeakSet<Platform>();

/** What the database holds now, within the caller's transaction where there is one. */
export const readItems = async (ctx: Ctx): Promise<StoredItem[]> =>
  applyOverrides(await findItems(ctx), await findChanges(ctx));

const keep = (platform: Platform): Promise<Dictionaries> => {
  const found: Promise<Dictionaries> = readItems({ ...systemContext(platform), db: platform.aside }).then((items) => {
    // Of two reads that overlap the later one counts.
    if (kept.get(platform) === found) applyDictionaryChanges(items);
    return { ...buildTrees(items), items };
  });
  kept.set(platform, found);
  // A failed read must not be kept.
  found.catch(() => kept.get(platform) === found && kept.delete(platform));
  return found;
};

/** This node knows what was committed before the call. A read that began meanwhile counts, and is waited for. */
export const refreshDictionaries = async ({ platform }: Ctx): Promise<void> => {
  let last = keep(platform);
  for (;;) {
    await last;
    const now = kept.get(platform) ?? keep(platform);
    if (now === last) return;
    last = now;
  }
};

/** Reads the dictionaries anew on this node and forgets the pages that show the old ones. */
export const reloadDictionaries = async (ctx: Ctx): Promise<void> => {
  await refreshDictionaries(ctx);
  ctx.platform.changes.touch(['dictionaries']);
};

/** The copy in memory, read again after `dictionary.changed` on any node. */
export const dictionaries = (ctx: Ctx): Promise<Dictionaries> => {
  const { platform } = ctx;
  if (!watched.has(platform)) {
    watched.add(platform);
    platform.bus.subscribe(changed, () => {
      reloadDictionaries(ctx).catch((err: Error) => platform.log.warn({ err: err.message }, 'dictionaries'));
    });
  }
  return kept.get(platform) ?? keep(platform);
};
