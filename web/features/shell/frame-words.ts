import type { Lang } from '#contract/core/langs.ts';
import { ensureRooms } from '#web/lib/text/i18n.ts';
import { getI18n } from '#web/lib/text/i18n-instance.ts';

/** Parts of the frame that open later bring their words along: most pages are read without them. */
export const withFrameWords = async <T>(part: Promise<T>): Promise<T> => {
  const i18n = getI18n();
  if (i18n) await ensureRooms(i18n, i18n.language as Lang, ['frame']);
  return part;
};
