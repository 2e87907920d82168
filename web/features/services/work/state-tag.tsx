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

/** Where an application stands, and that it is late. */
export const StateTag = ({ state, late = false }: { state: ApplicationState; late?: boolean }) => {
  const { t } = useTranslation(['services', 'serviceWork']);
  return (
    <>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      {late && (
        <>
          {' '}
          <Tag tone="bad">{t('serviceWork:late.tag')}</Tag>
        </>
      )}
    </>
  );
};
