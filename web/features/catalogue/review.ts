import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

type Reviewed = { reviewed: boolean; review: { at: string; until: string | null } | null };

/** Who has reviewed a value, when, and until when its document holds; or that nobody has. */
export const useReview = () => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  return ({ reviewed, review }: Reviewed): string => {
    if (!reviewed) return t('unreviewed');
    if (!review) return t('reviewed');
    const day = f.day(review.at);
    return review.until ? t('reviewedUntil', { day, until: f.day(review.until) }) : t('reviewedOn', { day });
  };
};
