import { addressOfPiece } from '#contract/content/addresses.ts';
import type { PieceRow } from '#contract/content/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './home.module.css';
import band from './news-band.module.css';

/** What was published last: news, statements and cases. */
export const NewsBand = ({ news }: { news: PieceRow[] }) => {
  const { t } = useTranslation('home');
  const text = useText();
  const f = useFormat();
  return (
    <section className={classes['block']} aria-labelledby="news">
      <div className={classes['head']}>
        <h2 id="news">{t('news.title')}</h2>
        <span>{t('news.note')}</span>
        <SiteLink to={pageTo('newsList', {})}>{t('news.all')}</SiteLink>
      </div>
      <ul className={band['rows']}>
        {news.map((n) => (
          <li key={n.id}>
            <p className={`figure ${band['facts'] ?? ''}`}>
              <time dateTime={n.publishedAt}>{f.day(n.publishedAt)}</time> · {t(`news.kind.${n.kind as 'news'}`)}
            </p>
            <h3>
              <SiteLink to={addressOfPiece(n)}>{text(n.title)}</SiteLink>
            </h3>
            <p>{text(n.summary)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
