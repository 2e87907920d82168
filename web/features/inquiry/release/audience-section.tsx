import { Radio } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Draft } from './draft.ts';

const Invited = lazy(() => import('./invited.tsx'));

type Props = { draft: Draft; error: (path: string) => string | undefined; onChange: (part: Partial<Draft>) => void };

/** Who sees the inquiry: everybody, or the suppliers invited alone (deals 6). */
export const AudienceSection = (props: Props) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const { draft, error, onChange } = props;
  return (
    <>
      <Radio.Group
        label={t('release:audience.title')}
        value={draft.visibility}
        onChange={(v) => onChange({ visibility: v === 'invited' ? 'invited' : 'public' })}
      >
        {(['public', 'invited'] as const).map((v) => (
          <Radio
            key={v}
            value={v}
            mt={8}
            label={t(`release:audience.${v}`)}
            description={t(`release:audience.${v}Hint`)}
          />
        ))}
      </Radio.Group>
      {draft.visibility === 'invited' && (
        <Suspense>
          <Invited invited={draft.invited} error={error('invited')} onChange={(invited) => onChange({ invited })} />
        </Suspense>
      )}
    </>
  );
};
