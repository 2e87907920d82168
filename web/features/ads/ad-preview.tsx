import { htmlLang, ownName } from '#contract/core/langs.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AdCard } from '#web/ui/card/ad-card.tsx';
import classes from './ads.module.css';
import type { AdTyped } from './content-fields.tsx';

/** The advertisement as readers of each language will see it. */
export const AdPreview = ({ value: v, company }: { value: AdTyped; company: string }) => {
  const { t } = useTranslation('ads');
  return (
    <section className={classes['preview']} aria-labelledby="ad-preview">
      <h2 id="ad-preview">{t('preview')}</h2>
      {v.langs.map((lang) => (
        <div key={lang}>
          <p className={classes['quiet']} lang={htmlLang[lang]}>
            {ownName[lang]}
          </p>
          <div lang={htmlLang[lang]}>
            <AdCard
              company={company}
              title={v.title[lang] || t('previewTitle')}
              line={v.line[lang]}
              picture={v.picture?.url ?? null}
              byField={v.fields.length > 0}
            />
          </div>
        </div>
      ))}
    </section>
  );
};
