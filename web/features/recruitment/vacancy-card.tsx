import { pageTo } from '#contract/pages.ts';
import type { VacancyRow } from '#contract/recruitment/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './recruitment.module.css';
import { usePlace, useSalary } from './use-facts.ts';

/** A vacancy in a list; the whole card is the link. */
export const VacancyCard = ({ row }: { row: VacancyRow }) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const salary = useSalary();
  const place = usePlace();
  return (
    <article className={classes['card']}>
      <p className={classes['tags']}>
        <Tag>{t(`role.${row.role}`)}</Tag>
        <span>{t(`contract.${row.contract}`)}</span>
        <span>{t(`workplace.${row.workplace}`)}</span>
      </p>
      <h3 lang={textLang(row.title, lang)}>
        <SiteLink to={pageTo('vacancy', { id: row.id })} data-row>
          {text(row.title)}
        </SiteLink>
      </h3>
      <p className={classes['quiet']}>
        <span lang={textLang(row.company.name, lang)}>{text(row.company.name)}</span> · {place(row)}
      </p>
      <p className={classes['foot']}>
        <b className="figure">{salary(row.salary)}</b>
        <span className="figure">{t('openingsN', { n: f.number(row.openings), count: row.openings })}</span>
        <span className="figure">{t('untilDay', { day: f.day(row.until) })}</span>
      </p>
    </article>
  );
};
