import { useEffect, useState } from 'react';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { pageTo } from '#contract/pages.ts';
import { shownBlocks, untranslated, type SiteContent } from '#contract/sites/site.ts';
import { LangContext, useLang } from '#web/lib/text/lang.ts';
import { loadTexts } from '#web/lib/text/i18n.ts';
import type { Texts } from '#web/lib/text/texts.ts';
import { useTranslation, WordsContext } from '#web/lib/text/words.ts';
import { Weave } from '#web/ui/picture/weave.tsx';
import { addressIn } from '#web/lib/page/address.ts';
import { SiteSection } from '../site-block.tsx';
import type { Company, Content } from '../view.ts';
import { matrixOfFacts } from '../view.ts';
import classes from './editor.module.css';
import { Segments } from '#web/ui/form/choice/segments.tsx';

const widths = { phone: 390, tablet: 768, desk: 1200 } as const;
type Width = keyof typeof widths;

/** The words of public pages in a language, once they have come. */
const useWordsOf = (lang: Lang): Texts | null => {
  const { texts } = useTranslation();
  const [came, setCame] = useState<Texts | null>(null);
  useEffect(() => {
    let gone = false;
    if (lang !== texts.language)
      void loadTexts(lang, ['common', 'sites', 'ui']).then((t) => {
        if (!gone) setCame(t);
      });
    return () => {
      gone = true;
    };
  }, [lang, texts]);
  return lang === texts.language ? texts : came?.language === lang ? came : null;
};

type SheetProps = { site: SiteContent; company: Company; lang: Lang };
/** The page itself: its head, then its blocks in their order. */
const Sheet = ({ site, company, lang }: SheetProps) => (
  <>
    {site.template === 'woven' && <Weave matrix={matrixOfFacts(company).levels} width={1200} height={120} pitch={5} />}
    {site.template === 'picture' && site.header.banner && (
      <img src={`/api/busi/busifile/${site.header.banner}`} alt="" />
    )}
    <div className={classes['sheet']}>
      <p className={classes['name']}>{pick(company.name, lang)}</p>
      <p>{pick(site.header.claim, lang)}</p>
      {shownBlocks(site).map((block) => (
        <SiteSection key={block} block={block} content={site as unknown as Content} own />
      ))}
    </div>
  </>
);

/**
 * What the company has written as readers will see it, in a language and a width of choice. It is made of what stands in the fields,
 * which the rich text editor has made; nothing in it can be pressed.
 */
export const Preview = ({ site, company }: Omit<SheetProps, 'lang'>) => {
  const { t } = useTranslation('siteEditor');
  const own = useLang();
  const [lang, setLang] = useState<Lang>(own);
  const [width, setWidth] = useState<Width>('phone');
  const texts = useWordsOf(lang);
  const missing = untranslated(site, lang).length;
  return (
    <section className={classes['preview']} aria-labelledby="preview">
      <div className={classes['bar']}>
        <h2 id="preview">{t('preview.title')}</h2>
        <Segments
          aria-label={t('preview.language')}
          value={lang}
          onChange={setLang}
          data={langs.map((value) => ({ value, label: ownName[value] }))}
        />
        <Segments
          aria-label={t('preview.width')}
          value={width}
          onChange={setWidth}
          data={(Object.keys(widths) as Width[]).map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        <a
          href={addressIn('', lang, pageTo('homePreview', { id: company.id, draft: 1 }))}
          target="_blank"
          rel="noreferrer"
        >
          {t('preview.whole')}
        </a>
      </div>
      {missing > 0 && <p className={classes['missing']}>{t('preview.missing', { n: missing, count: missing })}</p>}
      <div
        className={classes['screen']}
        role="region"
        aria-label={`${t('preview.title')} · ${ownName[lang]}`}
        tabIndex={0}
      >
        <div style={{ width: widths[width] }} data-width={width} lang={htmlLang[lang]} inert>
          {texts && (
            <LangContext value={{ lang, prefix: null }}>
              <WordsContext value={texts}>
                <Sheet site={site} company={company} lang={lang} />
              </WordsContext>
            </LangContext>
          )}
        </div>
      </div>
    </section>
  );
};
