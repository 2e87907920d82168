import { useTranslation } from '#web/lib/text/words.ts';
import type { FieldFault } from '#contract/core/input-faults.ts';
import { ensureRooms } from '../text/i18n.ts';

/** Faults of the contract's schemas in the words that the server would use; they are fetched when the first one is found. */
export const useRuleWords = () => {
  const { texts } = useTranslation();
  const t = texts.of('errors') as unknown as (key: string, params: object) => string;
  return async (faults: Record<string, FieldFault>): Promise<Record<string, string>> => {
    await ensureRooms(texts, ['errors']);
    return Object.fromEntries(Object.entries(faults).map(([k, f]) => [k, t(`rules.${f.code}`, { ...f.params })]));
  };
};
