import { IconCircleCheck } from '@tabler/icons-react';
import type { SupplierRow } from '#contract/enterprise/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { KeepButton } from './keep-button.tsx';
import { SiteLink } from '../frame/site-link.tsx';
import classes from './supplier-card.module.css';
import { Weave } from '../picture/weave.tsx';

/** A verified supplier in a list: its cloth, where it is, what it can, and certificates with their end. */
export const SupplierCard = ({ supplier: s }: { supplier: SupplierRow }) => {
  const { t } = useTranslation('foot');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const comma = lang === 'cn' ? '，' : ', ';
  return (
    <article className={classes['card']}>
      <Weave matrix={s.matrix} width={320} height={60} className={classes['weave'] ?? ''} />
      <KeepButton kind="companies" id={s.id} name={text(s.name)} corner />
      <div>
        <h3 lang={textLang(s.name, lang)}>
          <SiteLink to={pageTo('company', { slug: s.slug })} data-row={s.id}>
            {text(s.name)}
          </SiteLink>
        </h3>
        <p className={classes['where']}>
          <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
          {t('supplier.verified')}
          {s.level !== 'ordinary' && ` · ${t(`supplier.level.${s.level}` as 'supplier.level.basic')}`} · {text(s.city)}
          {comma}
          {text(s.country)}
        </p>
        <p>
          {s.categories
            .slice(0, 3)
            .map((c) => text(c.name))
            .join(' · ')}
        </p>
        <p className={classes['ways']}>
          {s.processes
            .slice(0, 4)
            .map((p) => text(p.name))
            .join(' · ')}
        </p>
        {s.response && (
          <p className={classes['answers']}>
            {t('supplier.rate', { rate: f.number(s.response.rate) })}
            {s.response.hours !== null &&
              ` · ${t('supplier.hours', { count: s.response.hours, hours: f.number(s.response.hours) })}`}
          </p>
        )}
        {s.certificates.length > 0 && (
          <ul>
            {s.certificates.slice(0, 2).map((c) => (
              <li key={c.slug}>
                <span>{text(c.name)}</span>
                {c.validUntil && <small>{t('supplier.until', { day: f.day(c.validUntil) })}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
};
