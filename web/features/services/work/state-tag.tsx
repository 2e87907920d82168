import type { ApplicationState } from '#contract/services/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Record<ApplicationState, Tone> = {
  submitted: 'weft',
  returned: 'deviates',
  offered: 'weft',
  accepted: 'info',
  inWork: 'info',
  done: 'warp',
  refused: 'bad',
  cancelled: 'plain',
  expired: 'plain',
};

/** Where an application stands. */
export const StateTag = ({ state }: { state: ApplicationState }) => {
  const { t } = useTranslation('services');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
};
