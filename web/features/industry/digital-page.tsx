import type { DataOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Bar, Bars, Columns } from '#web/ui/table/bars.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './digital-page.module.css';

type Named = { slug: string; name: Text; n: number };
type Digital = {
  figures: DataOf<typeof inquiry.figures>;
  suppliers: DataOf<typeof enterprise.facets>;
  products: Named[];
  waiting: Named[];
  /** When the figures were computed. */
  at: string;
  demo: boolean;
};

/** Below five cases a figure says nothing of the platform and is absent (catalogue 8). */
const fewest = 5;
const most = 12;
const enough = (list: { n: number }[]) => list.reduce((sum, x) => sum + x.n, 0) >= fewest;

const Response = ({ response }: { response: Digital['figures']['response'] }) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  if (response.medianHours === null || response.p90Hours === null) return null;
  const { days, n, none } = response;
  return (
    <section className={`${panel['panel']} ${classes['response']}`} aria-labelledby="response">
      <h2 id="response">{t('digital.response')}</h2>
      <dl>
        <div>
          <dt>{t('digital.median')}</dt>
          <dd className="figure">{t('digital.hours', { n: f.number(response.medianHours, 1) })}</dd>
        </div>
        <div>
          <dt>{t('digital.p90')}</dt>
          <dd className="figure">{t('digital.hours', { n: f.number(response.p90Hours, 1) })}</dd>
        </div>
      </dl>
      <p>{t('digital.responseNote', { days, n: f.number(n), none: f.number(none) })}</p>
    </section>
  );
};

/** Published and awarded by month. The time before the first inquiry says nothing; three months are shown at least. */
const Months = ({ months }: { months: Digital['figures']['months'] }) => {
  const { t } = useTranslation('industry');
  const first = months.findIndex((m) => m.published > 0);
  const shown = months.slice(Math.max(0, Math.min(first, months.length - 3)));
  return (
    <Columns
      title={t('digital.months')}
      note={t('digital.monthsNote')}
      heads={[t('digital.month'), t('digital.published'), t('digital.awarded')]}
      columns={shown.map((m) => ({
        key: m.month,
        label: m.month.slice(2),
        first: m.published,
        second: m.awarded,
      }))}
    />
  );
};

const States = ({ bars }: { bars: Bar[] }) => {
  const { t } = useTranslation('industry');
  return (
    <Bars
      side="demand"
      title={t('digital.states')}
      note={t('digital.statesNote')}
      heads={[t('digital.state'), t('digital.inquiries')]}
      bars={bars}
    />
  );
};

const useBars = () => {
  const text = useText();
  return (list: Named[], to?: (slug: string) => PageAddress): Bar[] =>
    list.slice(0, most).map((x) => ({ key: x.slug, label: text(x.name), n: x.n, to: to?.(x.slug) }));
};

/** Materials that open inquiries ask for. */
const Waiting = ({ materials }: { materials: Named[] }) => {
  const { t } = useTranslation('industry');
  const barsOf = useBars();
  return (
    <Bars
      side="demand"
      title={t('digital.waiting')}
      note={t('digital.waitingNote')}
      heads={[t('digital.material'), t('digital.inquiries')]}
      bars={barsOf(materials, (slug) => pageTo('inquiryHall', { state: 'quoting', category: slug }))}
    />
  );
};

const Products = ({ materials }: { materials: Named[] }) => {
  const { t } = useTranslation('industry');
  const barsOf = useBars();
  return (
    <Bars
      side="supply"
      title={t('digital.products')}
      note={t('digital.productsNote')}
      heads={[t('digital.material'), t('digital.productCount')]}
      bars={barsOf(materials, (slug) => pageTo('search', { category: slug }))}
    />
  );
};

/** Suppliers by what they can do and by where they are. */
const Suppliers = ({ suppliers }: Pick<Digital, 'suppliers'>) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  const barsOf = useBars();
  return (
    <>
      <Bars
        side="supply"
        title={t('digital.processes')}
        note={t('digital.processesNote', { total: f.number(suppliers.total), most })}
        heads={[t('digital.process'), t('digital.suppliers')]}
        bars={barsOf(suppliers.processes)}
      />
      <Bars
        side="supply"
        title={t('digital.countries')}
        note={t('digital.countriesNote', { total: f.number(suppliers.total), most })}
        heads={[t('digital.country'), t('digital.suppliers')]}
        bars={barsOf(suppliers.countries)}
      />
    </>
  );
};

/** Figures of the platform, computed as the page is asked for; each with its window, its number and what is left out. */
export const DigitalPage = ({ figures, suppliers, products, waiting, at, demo }: Digital) => {
  const { t } = useTranslation(['industry', 'common']);
  const f = useFormat();
  const states = (['quoting', 'outOfDate', 'awarded'] as const).map((s) => ({
    key: s,
    label: t(`common:inquiryState.${s}`),
    n: figures.states[s],
    to: pageTo('inquiryHall', { state: s }),
  }));
  const published = figures.months.reduce((sum, m) => sum + m.published, 0);
  const blocks = [
    published >= fewest && <Months key="months" months={figures.months} />,
    (figures.response.medianHours !== null || enough(states)) && (
      <div key="now" className={classes['stack']}>
        <Response response={figures.response} />
        {enough(states) && <States bars={states} />}
      </div>
    ),
    enough(waiting) && <Waiting key="waiting" materials={waiting} />,
    enough(products) && <Products key="products" materials={products} />,
    suppliers.total >= fewest && <Suppliers key="suppliers" suppliers={suppliers} />,
  ].filter(Boolean);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('digital.title')}
        note={
          <>
            <span>{t('digital.lead')}</span>
            <span className="figure">{t('digital.at', { at: f.stamp(at) })}</span>
          </>
        }
      />
      {demo && <p className={classes['demo']}>{t('digital.demo')}</p>}
      {blocks.length ? (
        <div className={classes['grid']}>{blocks}</div>
      ) : (
        <Empty title={t('digital.few.title')} text={t('digital.few.text', { fewest })} />
      )}
    </main>
  );
};
