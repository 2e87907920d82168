import type { Text } from '#contract/core/schemas.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { sameText } from './desk-rules.ts';
import { dictionaryRelabelled } from './events.ts';

type Named = { dictType: string; value: string; label: Text };
const key = (i: Named) => `${i.dictType} ${i.value}`;

/**
 * `dictionary.relabelled`, one event a dictionary, for rooms that keep labels in stored words: items that are called
 * otherwise than before. To be told in the transaction of the change.
 */
export const tellRelabelled = async (tx: Ctx, before: readonly Named[], after: readonly Named[]): Promise<void> => {
  const was = new Map(before.map((i) => [key(i), i.label]));
  const changed = after.filter((i) => {
    const label = was.get(key(i));
    return label !== undefined && !sameText(label, i.label);
  });
  for (const [dictType, items] of Map.groupBy(changed, (i) => i.dictType))
    await emit(tx, dictionaryRelabelled, { dictType, values: items.map((i) => i.value) });
};
