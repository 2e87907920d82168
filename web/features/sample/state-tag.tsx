import type { SampleState, Verdict } from '#contract/sample/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Record<SampleState, Tone> = {
  requested: 'weft',
  offered: 'weft',
  agreed: 'info',
  sent: 'info',
  received: 'info',
  evaluated: 'warp',
  declined: 'plain',
  cancelled: 'plain',
  expired: 'plain',
};
const verdictTones: Record<Verdict, Tone> = { passed: 'warp', conditional: 'weft', failed: 'bad' };

/** Where a sample order stands; once it is evaluated, what the buyer found. */
export const StateTag = ({ state, verdict }: { state: SampleState; verdict: Verdict | null }) => {
  const { t } = useTranslation('sample');
  if (verdict) return <Tag tone={verdictTones[verdict]}>{t(`verdict.${verdict}`)}</Tag>;
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
};
