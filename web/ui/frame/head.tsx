import { useContext } from 'react';
import { useLocation } from 'react-router';
import type { ListedKind } from '#contract/content/kinds.ts';
import { htmlLang, type Lang, langs } from '#contract/core/langs.ts';
import { addressOf, type PageAddress, splitPath } from '#contract/pages.ts';
import { PageAtContext } from '#web/lib/page/page-of.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { useTranslation } from '#web/lib/text/words.ts';

type Props = {
  title?: string | undefined;
  description?: string | undefined;
  /** Where the page stands for another address. */
  canonical?: PageAddress | undefined;
  /** Search engines are asked to leave this one out, where others of its kind are listed. */
  unlisted?: boolean | undefined;
  /** The record of a shared link's picture; without it the picture is the site's. */
  share?: { kind: 'product' | 'inquiry' | 'company' | 'purchase' | 'project' | ListedKind; id: string } | undefined;
};

const locales: Record<Lang, string> = { cn: 'zh_CN', en: 'en_GB', es: 'es_ES' };

/** Title, description, the three languages' addresses and what a shared link shows; React puts them into the head. */
export const Head = ({ title, description, canonical, unlisted, share }: Props) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  const rule = useContext(PageAtContext)(pathname);
  const { path, prefix } = splitPath(pathname);
  const lang = prefix ?? 'cn';
  const shown = title ?? (rule ? t(`${rule.room}:pageTitle.${rule.key}` as never) : t('pageTitle.lost'));
  const id = new URLSearchParams(search).get('id');
  const address = canonical ?? addressOf(path, id ? { id } : {});
  const full = `${shown} · ${t('site')}`;
  const about = description?.slice(0, 160);
  if (!rule?.index || unlisted)
    return (
      <>
        <title>{full}</title>
        {about && <meta name="description" content={about} />}
        <meta name="robots" content="noindex" />
      </>
    );
  const picture = `${origin}/share/${share?.kind ?? 'site'}/${lang}/${share?.id ?? 'weft'}.png`;
  return (
    <>
      <title>{full}</title>
      {about && <meta name="description" content={about} />}
      <link rel="canonical" href={addressIn(origin, lang, address)} />
      {langs.map((l) => (
        <link key={l} rel="alternate" hrefLang={htmlLang[l]} href={addressIn(origin, l, address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(origin, 'cn', address)} />
      <meta property="og:site_name" content={t('site')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={shown} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:url" content={addressIn(origin, lang, address)} />
      <meta property="og:locale" content={locales[lang]} />
      {langs
        .filter((l) => l !== lang)
        .map((l) => (
          <meta key={l} property="og:locale:alternate" content={locales[l]} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shown} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
