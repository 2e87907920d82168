import { useTranslation } from '#web/lib/text/words.ts';
import { useFrame } from '../frame-data.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import classes from './strip.module.css';

/** Above the bar: the beta, the coming exhibitions with their days, the language. */
export const Strip = () => {
  const { t } = useTranslation();
  const frame = useFrame();
  return (
    <div className={classes['strip']}>
      <div>
        <p>
          {frame?.beta && <strong>{t('beta')}</strong>}
          {frame && frame.fairs.length > 0 && (
            <span title={frame.fairs.map((e) => e.name).join(' · ')}>
              {t('strip.fairs')} {frame.fairs.map((e) => e.days).join(' · ')}
            </span>
          )}
        </p>
        <LanguageSwitch />
      </div>
    </div>
  );
};
