import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { PurchasePicture } from '#web/ui/card/purchase-card.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Apply } from './apply.tsx';
import classes from './detail-page.module.css';
import type { Detail, Received } from './seen.ts';

/** The owner's part alone. */
const Applications = lazy(() => import('./applications.tsx'));
/** Only members read these. */
const TenderParts = lazy(() => import('./tender/tender-parts.tsx'));

const Facts = ({ detail: { row, parts } }: { detail: Detail }) => {
  const { t } = useTranslation('purchase');
  const text = useText();
  const f = useFormat();
  return (
    <dl className={shared['facts']}>
      <div>
        <dt>{t('budget')}</dt>
        <dd className="figure">{row.budget ? f.money(row.budget.amount, row.budget.currency) : t('budgetOpen')}</dd>
      </div>
      <div>
        <dt>{t('deadline')}</dt>
        <dd>
          <Deadline at={row.deadline} /> <small className="figure">{f.stamp(row.deadline)}</small>
        </dd>
      </div>
      <div>
        <dt>{t('published')}</dt>
        <dd className="figure">{f.stamp(row.publishedAt)}</dd>
      </div>
      <div>
        <dt>{t('applications')}</dt>
        <dd className="figure">{row.applications}</dd>
      </div>
      <div>
        <dt>{t('buyer')}</dt>
        <dd>
          {parts
            ? parts.buyer
              ? [text(parts.buyer.name), text(parts.buyer.city)].filter(Boolean).join(' · ')
              : t('personalBuyer')
            : t('loginToSee')}
        </dd>
      </div>
    </dl>
  );
};

/** What the buyer wants: whole for a member, the beginning for a visitor. */
const Wanted = ({ detail: { row, parts, summary } }: { detail: Detail }) => {
  const { t } = useTranslation('purchase');
  const text = useText();
  const lang = useLang();
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['wanted']}`}>
      <h2>{t('wanted')}</h2>
      <p className={classes['words']} lang={textLang(parts?.description ?? summary, lang)}>
        {text(parts?.description ?? summary)}
      </p>
      {!parts && <p className={classes['quiet']}>{t('restAfterLogin')}</p>}
      <h3>{t('products')}</h3>
      <p className={shared['tags']}>
        {row.products.map((p) => (
          <SiteLink key={p.slug} to={pageTo('search', { category: p.slug })}>
            <Tag>{text(p.name)}</Tag>
          </SiteLink>
        ))}
      </p>
      <h3>{t('required')}</h3>
      {row.certificates.length > 0 ? (
        <p className={shared['tags']}>
          {row.certificates.map((c) => (
            <Tag key={c.slug}>{text(c.name)}</Tag>
          ))}
        </p>
      ) : (
        <p>{t('noneRequired')}</p>
      )}
      {parts && text(parts.qualification) && (
        <p className={classes['words']} lang={textLang(parts.qualification, lang)}>
          {text(parts.qualification)}
        </p>
      )}
    </section>
  );
};

/** One purchase: teaser for visitors, the whole for members, the application for suppliers, the decision for the owner. */
export const PurchasePage = ({ detail, received }: { detail: Detail; received: Received | null }) => {
  const { t } = useTranslation('purchase');
  const text = useText();
  const lang = useLang();
  const { row } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('purchases')}>{t('title')}</SiteLink>}
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={
          <>
            <span className="figure">{row.number}</span>
            <Tag tone={row.state === 'open' ? 'weft' : row.state === 'awarded' ? 'warp' : 'plain'}>
              {t(`state.${row.state}`)}
            </Tag>
            {(detail.own || detail.mine) && (
              <SiteLink to={pageTo('deal', { id: row.id, of: 'purchase' })}>{t('dealTimeline')}</SiteLink>
            )}
          </>
        }
      />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {detail.banner ? (
            <img className={classes['banner']} src={detail.banner} alt="" width={1204} height={600} />
          ) : (
            <div className={classes['picture']}>
              <PurchasePicture row={row} sizes="(max-width: 1023px) 92vw, 820px" eager />
              {!row.thumb && <small>{t('render')}</small>}
            </div>
          )}
          <Wanted detail={detail} />
          {detail.parts && (
            <Suspense fallback={null}>
              <TenderParts parts={detail.parts} own={detail.own} />
            </Suspense>
          )}
          {received && (
            <Suspense fallback={null}>
              <Applications detail={detail} received={received} />
            </Suspense>
          )}
        </div>
        <aside className={classes['side']} aria-label={t('facts')}>
          <section className={`${panel['panel']} ${classes['box']}`}>
            <Facts detail={detail} />
          </section>
          {!detail.own && <Apply detail={detail} />}
        </aside>
      </div>
    </main>
  );
};
