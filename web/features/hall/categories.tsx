import { useTranslation } from 'react-i18next';
import { SiteLink } from '#web/ui/site-link.tsx';
import { type HallAddress, hallPath } from './address.ts';
import classes from './categories.module.css';

/** A group of the material tree in the page's language; only the chosen one has its categories. */
export type Category = { slug: string; name: string; children: { slug: string; name: string }[] };

/** The category facet: groups, and the categories of the chosen one. */
export const Categories = ({ tree, at }: { tree: Category[]; at: HallAddress }) => {
  const { t } = useTranslation(['hall', 'common']);
  const one = (slug: string | undefined, name: string) => (
    <SiteLink to={hallPath(at, { category: slug })} aria-current={at.category === slug || undefined}>
      {name}
    </SiteLink>
  );
  return (
    <nav className={classes['categories']} aria-label={t('category')}>
      <h2>{t('category')}</h2>
      <ul>
        <li>{one(undefined, t('everything'))}</li>
        {tree.map((g) => {
          const open = g.children.length > 0;
          return (
            <li key={g.slug} data-open={open || undefined}>
              {one(g.slug, g.name)}
              {open && (
                <ul>
                  {g.children.map((c) => (
                    <li key={c.slug}>{one(c.slug, c.name)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
