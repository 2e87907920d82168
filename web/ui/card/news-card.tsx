import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import classes from './card.module.css';
import { Picture } from '../picture/picture.tsx';
import { SiteLink } from '../frame/site-link.tsx';
import type { PictureOf } from '../picture/subject.ts';

type NewsFacts = { title: Text; summary: Text; at: string; section: Text | null; picture: PictureOf | null };

/** One piece of news: section and day, title, what it says. */
export const NewsCard = ({ news: n, to }: { news: NewsFacts; to: PageAddress }) => {
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <article className={classes['card']}>
      {n.picture && (
        <Picture {...n.picture} alt="" sizes="(max-width: 767px) 92vw, 320px" className={classes['wide'] ?? ''} />
      )}
      <div className={classes['body']}>
        <p className={classes['facts']}>
          {n.section && <span>{text(n.section)}</span>}
          <time dateTime={n.at}>{f.day(n.at)}</time>
        </p>
        <h2 className={classes['name']} lang={textLang(n.title, lang)}>
          <SiteLink to={to}>{text(n.title)}</SiteLink>
        </h2>
        <p className={classes['text']} lang={textLang(n.summary, lang)}>
          {text(n.summary)}
        </p>
      </div>
    </article>
  );
};
