import type { AdRow } from '#contract/advertising/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Partial<Record<AdRow['state'], Tone>> = {
  asked: 'weft',
  returned: 'deviates',
  confirmed: 'weft',
  paid: 'warp',
  refused: 'bad',
};

/** The state of an advertisement; of a paid one, where it stands in time. */
export const AdStateTag = ({ row: { state, phase } }: { row: Pick<AdRow, 'state' | 'phase'> }) => {
  const { t } = useTranslation('ads');
  return <Tag tone={tones[state] ?? 'plain'}>{t(state === 'paid' ? `phase.${phase}` : `state.${state}`)}</Tag>;
};
