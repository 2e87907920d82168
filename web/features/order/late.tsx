import { dayAfter, daysLate } from '#contract/order/terms-differ.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useSettled } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';

/** By how many days a day is over, in China; beside it the reader's own number, where their date is another. */
export const Late = ({ day }: { day: string | null }) => {
  const { t } = useTranslation('order');
  const now = useNow();
  const settled = useSettled();
  if (!day || !now) return null;
  const n = daysLate(day, dayAfter(new Date(now), 0));
  if (n === 0) return null;
  const own = settled ? daysLate(day, new Intl.DateTimeFormat('sv-SE').format(now)) : n;
  return (
    <Tag tone="bad">
      {t('late', { n, count: n })}
      {own !== n && ` · ${t('lateHere', { n: own, count: own })}`}
    </Tag>
  );
};
