import type { AdView } from '#contract/advertising/calls.ts';
import { ownName } from '#contract/core/langs.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Bars, ChartFrame } from '#web/ui/table/bars.tsx';
import classes from './ads.module.css';

/** How often an advertisement was seen and opened: in all, by day, by language; each chart is a table and a file as well. */
export const AdFigures = ({ view: { row, figures } }: { view: AdView }) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const most = Math.max(1, ...figures.days.map((d) => d.shown));
  return (
    <section className={classes['side']} aria-labelledby="ad-figures">
      <h2 id="ad-figures">{t('figures')}</h2>
      {figures.days.length === 0 ? (
        <p className={classes['quiet']}>{t('noFigures')}</p>
      ) : (
        <>
          <div className={`${panel['panel']} ${classes['card']} ${classes['sums']}`}>
            {(['shown', 'opened'] as const).map((kind) => (
              <p key={kind}>
                <b className="figure">{f.number(row[kind])}</b>
                {t(kind === 'shown' ? 'seen' : 'opened')}
              </p>
            ))}
          </div>
          <div className={classes['charts']}>
            <ChartFrame
              title={t('figuresDays')}
              note={t('figuresNote')}
              heads={[t('day'), t('seen'), t('opened'), t('readers')]}
              rows={figures.days.map((d) => [f.day(d.day), d.shown, d.opened, d.readers])}
              file
            >
              <ul className={classes['bars']}>
                {figures.days.map((d) => (
                  <li key={d.day}>
                    <span className="figure">{f.day(d.day)}</span>
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                      <rect data-part="shown" width={(d.shown / most) * 100} height={10} />
                      <rect data-part="opened" width={(d.opened / most) * 100} height={10} />
                    </svg>
                    <span className="figure">
                      {f.number(d.shown)} / {f.number(d.opened)}
                      <span className="visually-hidden">{` (${t('seen')} / ${t('opened')})`}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </ChartFrame>
            <Bars
              title={t('figuresLangs')}
              note=""
              heads={[t('langs'), t('seen')]}
              bars={figures.langs.map((l) => ({ key: l.lang, label: ownName[l.lang], n: l.shown }))}
              side="supply"
              file
            />
          </div>
        </>
      )}
    </section>
  );
};
