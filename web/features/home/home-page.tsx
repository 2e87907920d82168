import type { ReactNode } from 'react';
import type { SupplierRow } from '#contract/enterprise/calls.ts';
import type { Pace, WeaveView } from '#contract/home/calls.ts';
import type { PieceRow } from '#contract/content/calls.ts';
import type { JournalRow, VideoRow } from '#contract/content/media-calls.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { InquiryTable } from '#web/ui/table/inquiry-table.tsx';
import type { Pictured } from '#web/ui/card/pictured.ts';
import { HydrateOnView } from '#web/ui/frame/hydrate-on-view.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { SupplierCard } from '#web/ui/card/supplier-card.tsx';
import { Story } from '#web/ui/picture/thread.tsx';
import { Categories, type Group } from './categories.tsx';
import { Ask, Offer } from './entrances.tsx';
import classes from './home.module.css';
import { MediaBand } from './media-band.tsx';
import { NewsBand } from './news-band.tsx';
import { Purchases } from './purchases.tsx';
import { type Sample, Samples } from './samples.tsx';
import { Weave } from './weave.tsx';

type Props = {
  weave: WeaveView;
  pace: Pace;
  waiting: InquiryRow[];
  total: number;
  purchases: Pictured[];
  purchaseTotal: number;
  products: Sample[];
  productTotal: number;
  suppliers: SupplierRow[];
  supplierTotal: number;
  groups: Group[];
  news: PieceRow[];
  journal: JournalRow | null;
  videos: VideoRow[];
  /** Cards of services that providers offer; nothing while there are none. */
  offers: ReactNode;
  offerTotal: number;
  /** What stands at the page's place for advertisements. */
  ad: ReactNode;
};

const knots = ['say', 'match', 'quote', 'compare', 'order'] as const;

const Suppliers = ({ suppliers, total }: { suppliers: SupplierRow[]; total: number }) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (
    <section className={classes['block']} aria-labelledby="suppliers">
      <div className={classes['head']}>
        <h2 id="suppliers">{t('suppliers.title')}</h2>
        <span>{t('suppliers.note')}</span>
        <SiteLink to={pageTo('search', { kind: 'suppliers' })}>
          {t('suppliers.all', { total: f.number(total) })}
        </SiteLink>
      </div>
      <div className={classes['cards']}>
        {suppliers.map((s) => (
          <SupplierCard key={s.id} supplier={s} />
        ))}
      </div>
    </section>
  );
};

type WaitingProps = Pick<Props, 'waiting' | 'total' | 'purchases' | 'purchaseTotal'>;
/** Inquiries that wait for quotations, and big buyers beside them. */
const Waiting = ({ waiting, total, purchases, purchaseTotal }: WaitingProps) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (
    <div className={`${classes['block']} ${purchases.length ? classes['beside'] : ''}`}>
      <section aria-labelledby="waiting">
        <div className={classes['head']}>
          <h2 id="waiting">{t('waiting')}</h2>
          <span className="figure">{t('waitingCount', { total: f.number(total) })}</span>
          <SiteLink to={pageTo('inquiryHall', { state: 'quoting' })}>{t('toHall')}</SiteLink>
        </div>
        <InquiryTable rows={waiting} label={t('waiting')} />
      </section>
      {purchases.length > 0 && <Purchases rows={purchases} total={purchaseTotal} />}
    </div>
  );
};

const Offers = ({ offers, total }: { offers: ReactNode; total: number }) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (
    <section className={classes['block']} aria-labelledby="services">
      <div className={classes['head']}>
        <h2 id="services">{t('services.title')}</h2>
        <span>{t('services.note')}</span>
        <SiteLink to={pageTo('serviceKinds')}>{t('services.all', { n: f.number(total), count: total })}</SiteLink>
      </div>
      <div className={classes['offers']}>{offers}</div>
    </section>
  );
};

const How = () => {
  const { t } = useTranslation('home');
  return (
    <section className={classes['block']} aria-labelledby="how">
      <div className={classes['head']}>
        <h2 id="how">{t('how')}</h2>
      </div>
      <div className={classes['how']}>
        <Story
          label={t('how')}
          steps={knots.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
        />
      </div>
    </section>
  );
};

/** The home page: each block is computed from what the platform holds and is absent where that is nothing. */
export const HomePage = (p: Props) => {
  return (
    <main id="main">
      <div className={classes['hero']}>
        <div>
          <Categories groups={p.groups} />
          <Weave weave={p.weave} />
          <div className={classes['entrances']}>
            <Ask pace={p.pace} />
            <Offer pace={p.pace} />
          </div>
        </div>
      </div>
      {p.waiting.length > 0 && (
        <HydrateOnView>
          <Waiting waiting={p.waiting} total={p.total} purchases={p.purchases} purchaseTotal={p.purchaseTotal} />
        </HydrateOnView>
      )}
      {p.ad}
      {p.products.length > 0 && (
        <HydrateOnView>
          <Samples products={p.products} total={p.productTotal} />
        </HydrateOnView>
      )}
      {p.suppliers.length > 0 && (
        <HydrateOnView>
          <Suppliers suppliers={p.suppliers} total={p.supplierTotal} />
        </HydrateOnView>
      )}
      {p.offers && (
        <HydrateOnView>
          <Offers offers={p.offers} total={p.offerTotal} />
        </HydrateOnView>
      )}
      {p.news.length > 0 && (
        <HydrateOnView>
          <NewsBand news={p.news} />
        </HydrateOnView>
      )}
      {(p.journal || p.videos.length > 0) && (
        <HydrateOnView>
          <MediaBand journal={p.journal} videos={p.videos} />
        </HydrateOnView>
      )}
      <HydrateOnView>
        <How />
      </HydrateOnView>
    </main>
  );
};
