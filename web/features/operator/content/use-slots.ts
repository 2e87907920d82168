import { announcementSlots, type ContentKind, slotsOf } from '#contract/content/kinds.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/**
 * The places of a kind as a field offers them; campaign pages by their addresses.
 * @param titleOf the title of what stands at a place, where that names it better
 */
export const useSlots = (kind: ContentKind, titleOf?: (slug: string) => string): { value: string; label: string }[] => {
  const { t } = useTranslation('deskContent');
  if (kind === 'announcement') return announcementSlots.map((value) => ({ value, label: t(`announced.${value}`) }));
  return (slotsOf(kind) ?? []).map((value) => ({ value, label: titleOf?.(value) ?? value }));
};
