import { useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './footprints.module.css';

type Settings = DataOf<typeof footprints.settings>;

/** What is recorded of somebody, and whether companies read their name. */
export const SettingsPanel = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation('footprints');
  const ready = useReady();
  const { busy, fault, act } = useAct();
  const [now, setNow] = useState(settings);
  const [said, setSaid] = useState('');
  const turn = (change: Partial<Settings>) =>
    void act(async () => {
      setSaid('');
      setNow(await call(footprints.saveSettings, { body: { ...now, ...change } }));
      setSaid(t('settingsSaved'));
    });
  return (
    <section className={`${panel['panel']} ${classes['settings']}`} aria-label={t('settings')}>
      <h2>{t('settings')}</h2>
      {(['recording', 'named'] as const).map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={now[key]}
            disabled={!ready || busy}
            onChange={(e) => turn({ [key]: e.currentTarget.checked })}
          />
          {t(key)}
          <small>{t(`${key}Note`)}</small>
        </label>
      ))}
      <p role="status">{fault || said}</p>
    </section>
  );
};
