import { pageTo } from '#contract/pages.ts';
import type { PhoneRow } from '#contract/sites/phones.ts';
import { useNow } from '#web/lib/page/now.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { isOpen, useHours, useLanguages } from '../hours.ts';
import { DeskNumber } from './desk-number.tsx';
import classes from './phones.module.css';

const mostCategories = 3;

/** A company that can be called: where it is, what it makes, and whom to ask for what. */
export const PhoneCompany = ({ row }: { row: PhoneRow }) => {
  const { t } = useTranslation(['phones', 'sites']);
  const text = useText();
  const lang = useLang();
  const now = useNow();
  const hours = useHours();
  const languages = useLanguages();
  const place = [text(row.city), text(row.country)].filter(Boolean).join(' · ');
  return (
    <article className={`${panel['panel']} ${classes['company']}`}>
      <div>
        <h2 lang={textLang(row.name, lang)}>
          <SiteLink to={pageTo('company', { slug: row.slug })} data-row>
            {text(row.name)}
          </SiteLink>
        </h2>
        <p className={classes['quiet']}>{place}</p>
        <p className={classes['quiet']}>
          {row.categories
            .slice(0, mostCategories)
            .map((c) => text(c.name))
            .join(' · ')}
        </p>
      </div>
      <ul>
        {row.desks.map((d) => {
          const duty = text(d.duty);
          const open = d.hours ? isOpen(d.hours, now) : null;
          return (
            <li key={d.id}>
              <div>
                <strong lang={textLang(d.duty, lang)}>{duty || t('anybody')}</strong>
                <p className={classes['quiet']}>
                  {languages(d.languages)}
                  {d.hours && <span> · {hours(d.hours, now)}</span>}
                  {open !== null && (
                    <small data-open={open || undefined}>
                      {' '}
                      · {t(open ? 'sites:people.open' : 'sites:people.closed')}
                    </small>
                  )}
                </p>
              </div>
              <DeskNumber id={d.id} about={`${text(row.name)}, ${duty || t('anybody')}`} />
            </li>
          );
        })}
      </ul>
    </article>
  );
};
