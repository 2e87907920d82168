import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { tender } from '#contract/purchase/tender.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { useQuantity } from '#web/ui/text/units.ts';
import { applicationTone } from '../seen.ts';
import { AwardForm } from './award-form.tsx';
import type { Comparison } from './comparison.ts';
import classes from './tender.module.css';

/** The head of a supplier's column: who, what it comes to, and what is to be known of the offer. */
const Supplier = ({ one, table }: { one: Comparison['offers'][number]; table: Comparison }) => {
  const { t } = useTranslation(['tender', 'purchase']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { offer } = one;
  return (
    <th scope="col">
      <SiteLink to={pageTo('company', { slug: one.company.id })} lang={textLang(one.company.name, lang)}>
        {text(one.company.name)}
      </SiteLink>
      <span className={classes['head']}>
        <Tag tone={applicationTone[one.state]}>{t(`purchase:applicationState.${one.state}`)}</Tag>
        {offer && !one.complete && <Tag tone="plain">{t('table.partly')}</Tag>}
        {one.lowest && <Tag tone="warp">{t('table.lowest')}</Tag>}
        {offer && !one.binds && <Tag tone="plain">{t('table.expired')}</Tag>}
      </span>
      {offer && table.terms ? (
        <>
          <strong className="figure">{f.money(offer.total, table.terms.currency)}</strong>
          <small>
            {t('table.leadDays')}: {t('table.days', { n: offer.leadDays, count: offer.leadDays })}
          </small>
          <small>
            {t('table.validUntil')}: <span className="figure">{offer.validUntil}</span>
          </small>
          {offer.note && <ForeignText text={offer.note} className={classes['quiet']} />}
        </>
      ) : (
        table.readable && <small className={classes['gap']}>{t('table.noOffer')}</small>
      )}
    </th>
  );
};

/** Lines beside suppliers: the price of each, gaps, and the lowest among complete offers. */
const Table = ({ table }: { table: Comparison }) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const quantity = useQuantity();
  const currency = table.terms?.currency ?? 'CNY';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
    <div className={panel['scroll']} role="region" aria-label={t('table.title')} tabIndex={0}>
      <table className={`${panel['table']} ${classes['table'] ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            {table.offers.map((o) => (
              <Supplier key={o.applicationId} one={o} table={table} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.lines.map((l) => (
            <tr key={l.id}>
              <th scope="row">
                {l.no}. {text(l.name)}
                <small lang={textLang(l.specification, lang)}>{text(l.specification)}</small>
                <small className="figure">{quantity(l.quantity, l.unit)}</small>
                <small className="figure">
                  {l.left === '0' ? t('table.allGiven') : t('table.left', { n: quantity(l.left, l.unit) })}
                </small>
              </th>
              {table.offers.map((o) => {
                const p = o.offer?.prices.find((x) => x.lineId === l.id);
                const lowest = o.complete && p !== undefined && p.price === l.lowest;
                return (
                  <td key={o.applicationId} data-lowest={lowest || undefined} className={classes['cell']}>
                    {p ? (
                      <>
                        <span className="figure">{f.money(p.price, currency, 4)}</span>{' '}
                        {lowest && <Tag tone="warp">{t('table.lowestPrice')}</Tag>}
                        <small className="figure">{f.money(p.total, currency)}</small>
                      </>
                    ) : (
                      <span className={classes['gap']}>{o.offer ? t('table.gap') : '—'}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What was awarded, and the orders that it led to. */
const Awards = ({ table }: { table: Comparison }) => {
  const { t } = useTranslation(['tender', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const quantity = useQuantity();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="awards">
      <h2 id="awards">{t('award.made')}</h2>
      <ul className={classes['list']}>
        {table.awards.map((a) => {
          const one = table.offers.find((o) => o.applicationId === a.applicationId);
          return (
            <li key={a.id}>
              <span className={classes['head']}>
                <strong>{text(one?.company.name ?? {})}</strong>
                {a.order && (
                  <SiteLink to={pageTo('order', { id: a.order.id })} className="figure">
                    {a.order.number}
                  </SiteLink>
                )}
                {a.order && <Tag tone="info">{t(`common:orderState.${a.order.state}`)}</Tag>}
                <small>{f.stamp(a.at)}</small>
              </span>
              {table.lines.map((l) => {
                const given = a.lines.find((x) => x.lineId === l.id);
                return given ? (
                  <span key={l.id}>
                    {l.no}. {text(l.name)}: <span className="figure">{quantity(given.quantity, l.unit)}</span>
                  </span>
                ) : null;
              })}
              {a.reason && <span lang={textLang(a.reason, lang)}>{text(a.reason)}</span>}
              {a.fellThrough && <span className={classes['gap']}>{t('award.fell')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const ComparisonHead = ({ row }: Pick<Comparison, 'row'>) => {
  const { t } = useTranslation(['tender', 'purchase']);
  const text = useText();
  const lang = useLang();
  return (
    <PageHead
      crumb={<SiteLink to={pageTo('purchase', { id: row.id })}>{t('offer.back')}</SiteLink>}
      title={t('table.title')}
      note={
        <>
          <span lang={textLang(row.title, lang)}>{text(row.title)}</span> <span className="figure">{row.number}</span>{' '}
          <Tag tone={row.state === 'open' ? 'weft' : row.state === 'awarded' ? 'warp' : 'plain'}>
            {t(`purchase:state.${row.state}`)}
          </Tag>{' '}
          <SiteLink to={pageTo('deal', { id: row.id, of: 'purchase' })}>{t('purchase:dealTimeline')}</SiteLink>
        </>
      }
    />
  );
};

/** The buyer's table of lines and suppliers, and the award; `approval` is what waits for a colleague. */
export const ComparisonPage = ({ table, approval }: { table: Comparison; approval: ReactNode }) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const mayBuy = useMay('buy');
  const { row } = table;
  const given = table.lines.length > 0 && table.lines.every((l) => l.left === '0');
  return (
    <main id="main" className={classes['page']}>
      <ComparisonHead row={row} />
      {approval}
      {table.mayAward &&
        table.offers.map(
          (o) =>
            o.blocked && (
              <p key={o.applicationId} role="status" className={classes['wrong']}>
                {t(`table.blocked.${o.blocked.code}`, {
                  company: text(o.company.name),
                  day: o.blocked.until ? f.day(o.blocked.until) : '',
                })}
              </p>
            ),
        )}
      {!table.readable && <p role="status">{t('table.hidden', { at: f.stamp(row.deadline) })}</p>}
      {table.lines.length === 0 ? (
        <Empty title={t('table.nothing')} text={t('table.noLines')}>
          <Button component={SiteLink} to={pageTo('purchase', { id: row.id })} variant="default">
            {t('offer.back')}
          </Button>
          {mayBuy && <SiteLink to={pageTo('releasePurchase')}>{t('table.withLines')}</SiteLink>}
        </Empty>
      ) : table.offers.length === 0 ? (
        <p>{t('table.none')}</p>
      ) : (
        <section className={`${panel['panel']} ${classes['box']}`}>
          <Table table={table} />
        </section>
      )}
      {table.lines.length > 0 && (
        <p>
          <a href={`${tender.comparisonSheet.path.replace('{id}', row.id)}?lang=${lang}`} download>
            {t('file.download')}
          </a>
        </p>
      )}
      {table.awards.length > 0 && <Awards table={table} />}
      {table.mayAward ? (
        <AwardForm key={table.lines.map((l) => l.left).join()} table={table} />
      ) : (
        given && <p role="status">{t('award.over')}</p>
      )}
    </main>
  );
};
