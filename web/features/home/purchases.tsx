import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Pictured } from '#web/ui/card/pictured.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './purchases.module.css';

const Purchase = ({ row }: { row: Pictured }) => {
  const { t } = useTranslation('home');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <li className={classes['card']}>
      {row.thumb ? (
        <img src={row.thumb} alt="" width={480} height={360} loading="lazy" decoding="async" />
      ) : (
        <Picture {...row.picture} alt="" sizes="112px" />
      )}
      <div>
        <h3 lang={textLang(row.title, lang)}>
          <SiteLink to={pageTo('purchase', { id: row.id })}>{text(row.title)}</SiteLink>
        </h3>
        {row.budget && <p>{t('purchases.budget', { amount: f.money(row.budget.amount, row.budget.currency) })}</p>}
        {row.certificates.length > 0 && (
          <p>
            {t('purchases.needs', {
              names: row.certificates
                .slice(0, 2)
                .map((c) => text(c.name))
                .join(lang === 'cn' ? '、' : ', '),
            })}
          </p>
        )}
        <Tag tone="weft">{t('purchases.until', { day: f.day(row.deadline) })}</Tag>
      </div>
    </li>
  );
};

/** Big-buyer purchases that are open, beside the inquiries waiting. */
export const Purchases = ({ rows, total }: { rows: Pictured[]; total: number }) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (
    <section aria-labelledby="purchases">
      <div className={classes['head']}>
        <h2 id="purchases">{t('purchases.title')}</h2>
        <SiteLink to={pageTo('purchases')}>{t('purchases.all', { total: f.number(total) })}</SiteLink>
      </div>
      <ul className={classes['cards']}>
        {rows.map((row) => (
          <Purchase key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
};
