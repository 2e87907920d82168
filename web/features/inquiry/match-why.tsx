import { useTranslation } from '#web/lib/text/words.ts';
import type { Reason } from '#contract/inquiry/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';

/** Why a supplier matches, and what it lacks: each with its points, and the lines that it is about. */
export const MatchWhy = ({ reasons, missing }: { reasons: readonly Reason[]; missing: readonly Reason[] }) => {
  const { t } = useTranslation(['inquiry', 'match']);
  const text = useText();
  const about = (r: Reason) => (r.lines ? ` (${t('told.lines', { lines: r.lines.join(', ') })})` : '');
  return (
    <>
      {reasons.map((r, i) => (
        <Tag key={`${r.code} ${i}`} tone="warp">
          {t(`match:reason.${r.code as 'product'}`)} {r.names.map(text).join(', ')}
          {about(r)} +{r.points}
        </Tag>
      ))}
      {missing.map((r, i) => (
        <Tag key={`${r.code} ${i}`} tone="deviates">
          {t(`match:gap.${r.code as 'product'}`, { name: r.names.map(text).join(', ') })}
          {about(r)}
          {r.points > 0 && ` −${r.points}`}
        </Tag>
      ))}
    </>
  );
};
