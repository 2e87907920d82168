import { useLocation } from 'react-router';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { splitPath } from '#contract/pages.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './language-switch.module.css';

/** The three languages in their own names; the same page, remembered in the `language` cookie. */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const lang = useLang();
  const { pathname, search } = useLocation();
  const { path, prefix } = splitPath(pathname);
  return (
    <nav className={classes['switch']} aria-label={t('language')}>
      {langs.map((l) => (
        <a
          key={l}
          href={`${prefix && l !== 'cn' ? `/${l}` : ''}${prefix && l !== 'cn' && path === '/' ? '' : path}${search}`}
          lang={htmlLang[l]}
          hrefLang={htmlLang[l]}
          aria-current={l === lang || undefined}
          onClick={() => {
            document.cookie = `language=${l}; path=/; max-age=31536000; samesite=lax`;
          }}
        >
          {ownName[l]}
        </a>
      ))}
    </nav>
  );
};
