import { useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import { htmlLang, langs } from '#contract/core/langs.ts';
import { pageAt, splitPath } from '#contract/pages.ts';

type Props = {
  title?: string | undefined;
  description?: string | undefined;
  origin?: string | undefined;
  canonical?: string | undefined;
};

/** Title, description and the three languages' addresses of a page; React puts them into the head. */
export const Head = ({ title, description, origin = '', canonical }: Props) => {
  const { t } = useTranslation('pages');
  const { pathname, search } = useLocation();
  const rule = pageAt(pathname);
  const { path } = splitPath(pathname);
  const shown = title ?? (rule ? t(`title.${rule.title}` as never) : t('title.lost'));
  const id = new URLSearchParams(search).get('id');
  const address = canonical ?? `${path}${id ? `?id=${id}` : ''}`;
  const of = (l: (typeof langs)[number]) =>
    `${origin}${l === 'cn' ? '' : `/${l}`}${l !== 'cn' && address === '/' ? '' : address}`;
  return (
    <>
      <title>{`${shown} · ${t('site')}`}</title>
      {description && <meta name="description" content={description.slice(0, 160)} />}
      {rule?.index ? (
        <>
          <link rel="canonical" href={of((splitPath(pathname).prefix ?? 'cn') as 'cn')} />
          {langs.map((l) => (
            <link key={l} rel="alternate" hrefLang={htmlLang[l]} href={of(l)} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
};
