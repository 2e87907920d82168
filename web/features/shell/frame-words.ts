import { ensureRooms } from '#web/lib/text/i18n.ts';
import { getTexts } from '#web/lib/text/page-texts.ts';

/** Parts of the frame that open later bring their words along: most pages are read without them. */
export const withFrameWords = async <T>(part: Promise<T>): Promise<T> => {
  const texts = getTexts();
  if (texts) await ensureRooms(texts, ['frame']);
  return part;
};
