import { useTranslation } from '#web/lib/text/words.ts';
import type { FieldFault } from '#contract/core/input-faults.ts';
import { ensureRooms } from '../text/i18n.ts';
import { useLang } from '../text/lang.ts';

/** Faults of the contract's schemas in the words that the server would use; they are fetched when the first one is found. */
export const useRuleWords = () => {
  const { i18n } = useTranslation();
  const lang = useLang();
  return async (faults: Record<string, FieldFault>): Promise<Record<string, string>> => {
    await ensureRooms(i18n, lang, ['errors']);
    return Object.fromEntries(
      Object.entries(faults).map(([k, f]) => [
        k,
        i18n.t(`errors:rules.${f.code}` as 'errors:rules.required', { ...f.params }),
      ]),
    );
  };
};
