import type { ContributionRow } from '#contract/contributions/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Partial<Record<ContributionRow['state'], Tone>> = {
  submitted: 'weft',
  returned: 'deviates',
  accepted: 'warp',
  declined: 'bad',
};

/** Where a contribution stands; of an accepted one, whether readers see it. */
export const ContributionTag = ({ row }: { row: Pick<ContributionRow, 'state' | 'shown' | 'asked'> }) => {
  const { t } = useTranslation('contributions');
  const { state, shown, asked } = row;
  return (
    <Tag tone={asked ? 'deviates' : (tones[state] ?? 'plain')}>
      {t(asked ? 'asked' : shown ? 'shown' : `state.${state}`)}
    </Tag>
  );
};
