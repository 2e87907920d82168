import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
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
            <SiteLink to={pageTo('fairs')} title={frame.fairs.map((e) => e.name).join(' · ')}>
              {t('strip.fairs')} {frame.fairs.map((e) => e.days).join(' · ')}
            </SiteLink>
          )}
        </p>
        <LanguageSwitch />
      </div>
    </div>
  );
};
