import type { JobState } from '#contract/recruitment/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Record<JobState, Tone> = {
  submitted: 'weft',
  shortlisted: 'info',
  interview: 'info',
  offered: 'weft',
  hired: 'warp',
  declined: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
};

/** Where an application stands. */
export const JobTag = ({ state }: { state: JobState }) => {
  const { t } = useTranslation('jobs');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
};
