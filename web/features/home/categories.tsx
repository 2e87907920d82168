import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './categories.module.css';

/** A group of the material tree, its first categories by name, and how many products it holds. */
export type Group = { slug: string; name: string; children: string[]; n: number };

/** The groups of the material tree as doors to the products; where it doesn't fit, the header's menu has them. */
export const Categories = ({ groups }: { groups: Group[] }) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (
    <nav aria-label={t('materials')} className={classes['column']}>
      <ul>
        {groups.map((g) => (
          <li key={g.slug}>
            <SiteLink to={pageTo('search', { category: g.slug })}>
              <span>
                <strong>{g.name}</strong>
                <small>{g.children.join(' · ')}</small>
              </span>
              {g.n > 0 && <span className="figure">{f.number(g.n)}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
