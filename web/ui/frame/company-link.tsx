import type { Text } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { SiteLink } from './site-link.tsx';
import classes from './company-link.module.css';

/** A company by its name, which leads to its page: what stands there everybody may read (sites 1). */
export const CompanyLink = ({ of }: { of: { id: string; name: Text } }) => {
  const text = useText();
  const lang = useLang();
  return (
    <SiteLink to={pageTo('company', { slug: of.id })} lang={textLang(of.name, lang)} className={classes['link']}>
      {text(of.name)}
    </SiteLink>
  );
};
