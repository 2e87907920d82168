import { type PageAddress, pageTo } from '#contract/pages.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { JsonLd } from './json-ld.tsx';

/** The way from the home page to a page, as search engines show it (BreadcrumbList). */
export const CrumbsLd = ({ crumbs }: { crumbs: { name: string; path: PageAddress }[] }) => {
  const { t } = useTranslation();
  const lang = useLang();
  const origin = useOrigin();
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: t('home'), path: pageTo('home') }, ...crumbs].map((c, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: c.name,
          item: addressIn(origin, lang, c.path),
        })),
      }}
    />
  );
};
