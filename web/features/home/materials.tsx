import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/lang.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { subjectFor } from '#web/ui/subject.ts';
import classes from './materials.module.css';

/** A group of the material tree, its first categories by name, and how many products it holds. */
export type Group = { slug: string; name: string; children: string[]; n: number };

/** The groups of the material tree as doors to the products; a count appears where there are products. */
export const Materials = ({ groups }: { groups: Group[] }) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (
    <nav aria-label={t('materials')}>
      <ul className={classes['groups']}>
        {groups.map((g, i) => (
          <li key={g.slug}>
            <Picture {...subjectFor(g.slug)} sizes="96px" eager={i < 4} alt="" className={classes['picture'] ?? ''} />
            <div>
              <SiteLink to={`/search.html?category=${g.slug}`}>{g.name}</SiteLink>
              {g.n > 0 && <span className={`${classes['count']} figure`}>{f.number(g.n)}</span>}
              <p>{g.children.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
};
