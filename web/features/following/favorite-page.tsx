import type { Collected } from '#contract/following/calls.ts';
import type { Page } from '#contract/core/schemas.ts';
import { following } from '#contract/following/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useUnit } from '#web/ui/text/units.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './following.module.css';
import { KeptFrame, KeptTable, Leave } from './kept-table.tsx';

/** What a product costs today, and how that has changed since it was collected. */
const PriceNow = ({ row: r }: { row: Collected }) => {
  const { t } = useTranslation('following');
  const f = useFormat();
  const unit = useUnit();
  const p = r.product;
  if (!p) return <span className={classes['gone']}>{t('gone')}</span>;
  const now = p.price === null ? t('negotiable') : `${f.money(p.price, p.currency)} / ${unit(p.per)}`;
  const alike = p.price !== null && r.price !== null && p.currency === r.currency;
  const by = alike ? Number(p.price) / Number(r.price) - 1 : 0;
  const percent = `${f.number(Math.abs(by) * 100, 1)} %`;
  const change = !alike ? null : Math.abs(by) < 0.0005 ? t('same') : t(by > 0 ? 'up' : 'down', { percent });
  const was = r.price && (!alike || by !== 0) ? t('was', { price: f.money(r.price, r.currency) }) : null;
  return (
    <>
      <span className="figure">{now}</span>
      <small className={classes['change']}>{[change, was].filter(Boolean).join(' · ')}</small>
    </>
  );
};

const Row = ({ row: r }: { row: Collected }) => {
  const { t } = useTranslation('following');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const name = text(r.product?.name ?? r.name);
  return (
    <tr>
      <td lang={textLang(r.product?.name ?? r.name, lang)}>
        {r.product ? (
          <SiteLink to={pageTo('product', { id: r.id })}>{name}</SiteLink>
        ) : (
          <span className={classes['gone']}>{name}</span>
        )}
      </td>
      <td>{r.product?.company && <CompanyLink of={r.product.company} />}</td>
      <td>
        <PriceNow row={r} />
      </td>
      <td className="figure">{f.stamp(r.at).slice(0, 10)}</td>
      <td>
        <span className={classes['acts']}>
          {r.product && (
            <>
              <SiteLink to={pageTo('releaseInquiry', { ask: r.id })}>{t('ask')}</SiteLink>
            </>
          )}
          <Leave
            label={t('remove')}
            about={t('removeOf', { name })}
            work={() => call(following.cancelCollect, { params: { id: r.id } })}
          />
        </span>
      </td>
    </tr>
  );
};

/** `/myFavoritedata/myFavorite`: what somebody collected, with today's prices; what is gone keeps its name. */
export const FavoritePage = ({ list }: { list: Page<Collected> }) => {
  const { t } = useTranslation('following');
  return (
    <KeptFrame of="products">
      <KeptTable
        label={t('tab.products')}
        list={list}
        heads={[t('product'), t('company'), t('price'), t('since'), t('acts')]}
        empty={
          <Empty title={t('none.products')} text={t('none.productsText')}>
            <ActLink to={pageTo('search')}>{t('none.search')}</ActLink>
          </Empty>
        }
      >
        {list.records.map((r) => (
          <Row key={r.id} row={r} />
        ))}
      </KeptTable>
    </KeptFrame>
  );
};
