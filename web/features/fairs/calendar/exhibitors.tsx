import type { FairDetail } from '#contract/fairs/registration.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import classes from './calendar.module.css';

/** Exhibitors under the signs of their classes, each with its booth; visitors see how many there are. */
export const Exhibitors = ({ detail }: { detail: FairDetail }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const shown = detail.classes.filter((c) => c.n > 0);
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="exhibitors">
      <h2 id="exhibitors">{t('exhibitors')}</h2>
      {shown.length > 0 && (
        <p>
          <SiteLink to={pageTo('fairTop', { fair: detail.fair.id })}>{t('top')}</SiteLink>
        </p>
      )}
      {shown.length === 0 && <p className={classes['quiet']}>{t('noExhibitors')}</p>}
      <div className={classes['classes']}>
        {shown.map((c) => (
          <section key={c.class} aria-labelledby={`class-${c.class}`}>
            <h3 id={`class-${c.class}`}>
              <ClassGlyph of={c.class} /> {t(`fairs:class.${c.class}`)}{' '}
              <small className="figure">{f.number(c.n)}</small>
            </h3>
            <ul>
              {detail.list
                .filter((e) => e.class === c.class)
                .map((e) => (
                  <li key={e.booth.id}>
                    <SiteLink to={pageTo('booth', { id: e.booth.id })} lang={textLang(e.company.name, lang)}>
                      {text(e.company.name)}
                    </SiteLink>
                    <small className="figure">{t('boothAt', { hall: e.booth.hallNo, number: e.booth.number })}</small>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {!detail.whole && <p className={classes['quiet']}>{t('restAfterLogin')}</p>}
    </section>
  );
};
