import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import type { BoothOnPlan, FairRow, HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import { FairLine } from '../plan/fair-line.tsx';
import classes from './search.module.css';

type Standing = BoothOnPlan & { hall: HallView };

const Exhibitors = ({ of, booths }: { of: BoothClass; booths: Standing[] }) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  return (
    <section className={classes['section']} aria-labelledby={`class-${of}`}>
      <h2 id={`class-${of}`}>
        <ClassGlyph of={of} size={20} />
        {t(`fairs:class.${of}`)}
      </h2>
      {booths.length > 0 ? (
        <ul className={classes['people']}>
          {booths.map((b) => (
            <li key={b.id}>
              <span>
                <SiteLink to={pageTo('booth', { id: b.id })} lang={textLang(b.exhibitor?.name, lang)}>
                  {text(b.exhibitor?.name)}
                </SiteLink>
                {text(b.headline) && <small lang={textLang(b.headline, lang)}>{text(b.headline)}</small>}
              </span>
              <SiteLink to={pageTo('fairHall', { id: b.hall.id, booth: b.id })} prefetch="none">
                {t('fairs:hallNo', { n: b.hall.no })} · {b.number}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('classes.nobody')}</p>
      )}
    </section>
  );
};

type Props = { fairs: FairRow[]; fair: FairRow; halls: HallView[]; chosen: BoothClass | undefined };

/** Exhibitors of a fair by the nine classes: their signs as a grid, which opens into rows. */
export const ClassPage = ({ fairs, fair, halls, chosen }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const f = useFormat();
  const booths = halls.flatMap((hall) => hall.booths.filter((b) => b.exhibitor).map((b) => ({ ...b, hall })));
  const of = Map.groupBy(booths, (b) => b.class);
  const shown = chosen ? [chosen] : boothClasses.filter((c) => of.has(c));
  return (
    <main id="main" className={classes['page']}>
      <Head canonical={pageTo('exhibitorClasses')} />
      <h1>{t('classes.title')}</h1>
      <FairLine fair={fair} className={classes['facts']} />
      {fairs.length > 1 && (
        <nav className={classes['fairs']} aria-label={t('search.fair')}>
          {fairs.map((x) => (
            <SiteLink
              key={x.id}
              to={pageTo('exhibitorClasses', { fair: x.id, ...(chosen && { class: chosen }) })}
              aria-current={x.id === fair.id ? 'page' : undefined}
              prefetch="none"
            >
              {text(x.name)}
            </SiteLink>
          ))}
        </nav>
      )}
      <nav className={classes['grid']} aria-label={t('search.class')}>
        {boothClasses.map((c) => {
          const n = of.get(c)?.length ?? 0;
          return (
            <SiteLink
              key={c}
              to={pageTo('exhibitorClasses', { fair: fair.id, ...(chosen !== c && { class: c }) })}
              aria-current={c === chosen ? 'true' : undefined}
              prefetch="none"
              preventScrollReset
            >
              <ClassGlyph of={c} size={36} />
              <span>
                {t(`fairs:class.${c}`)}
                <small>{t('found', { n: f.number(n), count: n })}</small>
              </span>
            </SiteLink>
          );
        })}
      </nav>
      {shown.map((c) => (
        <Exhibitors key={c} of={c} booths={of.get(c) ?? []} />
      ))}
      {shown.length === 0 && <p>{t('classes.none')}</p>}
    </main>
  );
};
