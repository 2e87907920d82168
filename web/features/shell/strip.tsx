import { useTranslation } from 'react-i18next';
import { daySpan } from '#web/lib/day-span.ts';
import { useLang, useText } from '#web/lib/lang.ts';
import { useFrame } from './frame-data.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './strip.module.css';

/** Above the bar: the beta, the coming exhibitions with their days, the language. */
export const Strip = () => {
  const { t } = useTranslation();
  const frame = useFrame();
  const text = useText();
  const lang = useLang();
  return (
    <div className={classes['strip']}>
      <div>
        <p>
          {frame?.beta && <strong>{t('beta')}</strong>}
          {frame && frame.exhibitions.length > 0 && (
            <span>
              {t('strip.fairs')}{' '}
              {frame.exhibitions.map((e, i) => (
                <span key={e.from} title={text(e.name)}>
                  {i > 0 && ' · '}
                  {daySpan(e.from, e.to, lang)}
                </span>
              ))}
            </span>
          )}
        </p>
        <LanguageSwitch />
      </div>
    </div>
  );
};
