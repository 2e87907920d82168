import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '../feedback/deadline.tsx';
import { Picture } from '../picture/picture.tsx';
import classes from './purchase-card.module.css';
import type { Pictured } from './pictured.ts';
import { SiteLink } from '../frame/site-link.tsx';
import { Tag } from '../feedback/tag.tsx';

/** The buyer's picture, or a render of the first material. */
export const PurchasePicture = ({ row, sizes, eager }: { row: Pictured; sizes: string; eager: boolean }) =>
  row.thumb ? (
    <img
      className={classes['photo']}
      src={row.thumb}
      alt=""
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <Picture {...row.picture} alt="" sizes={sizes} eager={eager} />
  );

/** A big-buyer purchase in a grid; the whole card is the link. Needs the words of the room `purchase`. */
export const PurchaseCard = ({ row, eager = false }: { row: Pictured; eager?: boolean }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const certificates = row.certificates.slice(0, 3);
  return (
    <article className={classes['card']} data-over={row.state !== 'open' || undefined}>
      <PurchasePicture row={row} sizes="(max-width: 767px) 92vw, 320px" eager={eager} />
      <div className={classes['body']}>
        <p className={classes['number']}>
          <span className="figure">{row.number}</span>
          {row.state !== 'open' && (
            <Tag tone={row.state === 'awarded' ? 'warp' : 'plain'}>{t(`state.${row.state}`)}</Tag>
          )}
        </p>
        <h3 lang={textLang(row.title, lang)}>
          <SiteLink to={pageTo('purchase', { id: row.id })} data-row>
            {text(row.title)}
          </SiteLink>
        </h3>
        <p className={classes['products']}>{row.products.map((p) => text(p.name)).join(' · ')}</p>
        {certificates.length > 0 && (
          <p className={classes['tags']}>
            {certificates.map((c) => (
              <Tag key={c.slug}>{text(c.name)}</Tag>
            ))}
            {row.certificates.length > 3 && <Tag>+{row.certificates.length - 3}</Tag>}
          </p>
        )}
        <dl>
          <div>
            <dt>{t('budget')}</dt>
            <dd className="figure">{row.budget ? f.money(row.budget.amount, row.budget.currency) : t('budgetOpen')}</dd>
          </div>
          <div>
            <dt>{t('deadline')}</dt>
            <dd>
              <Deadline at={row.deadline} />
            </dd>
          </div>
          <div>
            <dt>{t('applications')}</dt>
            <dd className="figure">{row.applications}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
};
