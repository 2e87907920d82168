import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/words.ts';
import classes from './states.module.css';

const listen = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Says on top that the line is broken and how old the data is; `at` shows it in any case, for other kinds of breaks. */
export const OfflineStrip = ({ at, onRetry }: { at?: string; onRetry?: () => void }) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const [since, setSince] = useState('');
  useEffect(() => {
    if (!online) setSince((s) => s || new Date().toISOString());
    else setSince('');
  }, [online]);
  const shown = at ?? since;
  if (!shown) return null;
  return (
    <div className={classes['offline']} role="status">
      <IconWifiOff size={18} stroke={1.6} aria-hidden="true" />
      <span>{t('state.offline', { time: f.stamp(shown).slice(11) })}</span>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {t('state.reconnect')}
        </button>
      )}
    </div>
  );
};
