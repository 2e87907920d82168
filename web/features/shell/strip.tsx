import { useTranslation } from 'react-i18next';
import { intlLocale } from '#contract/core/langs.ts';
import { useLang, useText } from '#web/lib/lang.ts';
import { useFrame } from './frame-data.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './strip.module.css';

/** Above the bar: the beta, the coming exhibitions with their days, the language. */
export const Strip = () => {
  const { t } = useTranslation();
  const frame = useFrame();
  const text = useText();
  const locale = intlLocale[useLang()];
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const span = (from: string, to: string) => day.formatRange(new Date(from), new Date(to));
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
                  {span(e.from, e.to)}
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
