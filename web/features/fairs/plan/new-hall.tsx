import type { HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import { boothClasses } from '#contract/fairs/classes.ts';
import classes from './hall.module.css';

/** What is told of the newest hall: since when it is there, who stands in it by class, and how much is free. */
export const NewHall = ({ hall, since }: { hall: HallView; since: string }) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const f = useFormat();
  const taken = hall.booths.filter((b) => b.exhibitor);
  const free = hall.booths.filter((b) => b.state === 'free').length;
  const of = Map.groupBy(taken, (b) => b.class);
  return (
    <section className={classes['fresh']} aria-label={t('newest.title')}>
      <p>
        <strong>{t('newest.title')}</strong> · {t('newest.since', { day: f.day(since) })}{' '}
        {t('found', { n: f.number(taken.length), count: taken.length })}
      </p>
      {free > 0 && (
        <p>
          <SiteLink to={pageTo('fair', { id: hall.fair.id })}>
            {t('newest.free', { n: f.number(free), count: free })}
          </SiteLink>
        </p>
      )}
      {taken.length > 0 && (
        <ul>
          {boothClasses.flatMap((c) => {
            const n = of.get(c)?.length ?? 0;
            return n > 0
              ? [
                  <li key={c}>
                    <ClassGlyph of={c} />
                    {t(`fairs:class.${c}`)} <b className="figure">{f.number(n)}</b>
                  </li>,
                ]
              : [];
          })}
        </ul>
      )}
    </section>
  );
};
