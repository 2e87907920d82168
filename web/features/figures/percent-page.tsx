import type { DataOf } from '#contract/core/endpoint.ts';
import type { dataCentre } from '#contract/figures/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { type Bar, ChartFrame, Columns } from '#web/ui/table/bars.tsx';
import { Funnel } from './funnel.tsx';
import { BarsOrNone, Said } from './panels.tsx';
import { PeriodBar } from './period-bar.tsx';
import classes from './figures.module.css';

type Props = {
  funnel: DataOf<typeof dataCentre.nums>;
  digital: DataOf<typeof dataCentre.digital>;
  analysis: DataOf<typeof dataCentre.analysis>;
  top: DataOf<typeof dataCentre.topTen>;
  collected: DataOf<typeof dataCentre.topCollection>;
};

const Response = ({ response: r }: { response: Props['digital']['response'] }) => {
  const { t } = useTranslation('figures');
  const f = useFormat();
  if (r.hours === null)
    return (
      <Said title={t('response')} way={{ to: pageTo('smartMatch'), label: t('toMatch') }}>
        <p>{t('responseNone')}</p>
      </Said>
    );
  return (
    <Said title={t('response')}>
      <dl>
        <div>
          <dt>{t('own')}</dt>
          <dd className="figure">{t('hours', { n: f.number(r.hours, 1) })}</dd>
        </div>
        {r.median !== null && (
          <div>
            <dt>{t('median')}</dt>
            <dd className="figure">{t('hours', { n: f.number(r.median, 1) })}</dd>
          </div>
        )}
      </dl>
      <p>{t('responseNote', { n: f.number(r.quotations), count: r.quotations })}</p>
    </Said>
  );
};

/** How often the company was opened, week by week; a week of too few people says so. */
const Opens = ({ weeks }: { weeks: Props['digital']['weeks'] }) => {
  const { t } = useTranslation('figures');
  const f = useFormat();
  const most = Math.max(1, ...weeks.map((w) => w.opened ?? 0));
  return (
    <ChartFrame
      file
      title={t('opens')}
      note={t('opensNote')}
      heads={[t('week'), t('times')]}
      rows={weeks.map((w) => [w.from, w.opened ?? t('few')])}
    >
      <ul className={classes['weeks']}>
        {weeks.map((w) => (
          <li key={w.from}>
            <span className="figure">{w.from.slice(5)}</span>
            <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect data-of="own" width={w.opened ? Math.max(0.6, (w.opened / most) * 100) : 0} height={14} />
            </svg>
            <b className="figure">{w.opened === null ? t('few') : f.number(w.opened)}</b>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
};

/** Products that are opened most, and those that are kept most. */
const Products = ({ top, collected }: Pick<Props, 'top' | 'collected'>) => {
  const { t } = useTranslation('figures');
  const text = useText();
  const products = (list: Props['top']['products']): Bar[] =>
    list.map((p) => ({ key: p.id, label: text(p.name), n: p.n, to: pageTo('product', { id: p.id }) }));
  return (
    <>
      <BarsOrNone
        side="supply"
        title={t('top')}
        note={t('topNote')}
        heads={[t('product'), t('people')]}
        bars={products(top.products)}
        none={t('topNone')}
        way={{ to: pageTo('myProducts'), label: t('toProducts') }}
      />
      <BarsOrNone
        side="supply"
        title={t('collected')}
        note={t('collectedNote')}
        heads={[t('product'), t('people')]}
        bars={products(collected.products)}
        none={t('collectedNone')}
        way={{ to: pageTo('myProducts'), label: t('toProducts') }}
      />
    </>
  );
};

/** `/dataPercentdata/dataPercent`: what becomes of being found, beside what others of the trade make of it. */
export const PercentPage = ({ funnel, digital, analysis, top, collected }: Props) => {
  const { t } = useTranslation('figures');
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('percentTitle')} note={t('percentNote')} />
      <PeriodBar period={funnel.period} to={(query) => pageTo('dataPercent', query)} />
      <div className={classes['grid']}>
        <div className={classes['whole']}>
          <Funnel data={funnel} />
        </div>
        <Columns
          file
          title={t('weeks')}
          note={t('weeksNote')}
          heads={[t('week'), t('stages.matched'), t('stages.quoted')]}
          columns={digital.weeks.map((w) => ({
            key: w.from,
            label: w.from.slice(5),
            first: w.matched,
            second: w.quoted,
          }))}
        />
        <Opens weeks={digital.weeks} />
        <Response response={digital.response} />
        <BarsOrNone
          side="supply"
          title={t('places')}
          note={t('placesNote', { n: f.number(analysis.compared), count: analysis.compared })}
          heads={[t('third'), t('inquiries')]}
          bars={analysis.prices.map((p) => ({ key: p.third, label: t(`thirds.${p.third}`), n: p.n }))}
          none={t('placesNone')}
          way={{ to: pageTo('smartMatch'), label: t('toMatch') }}
        />
        <BarsOrNone
          side="demand"
          title={t('lost')}
          note={t('lostNote')}
          heads={[t('reason'), t('quotations')]}
          bars={analysis.lost.map((l) => ({
            key: l.reason,
            label: t(`reasons.${l.reason}`),
            n: l.n,
            to: pageTo('myQuotations'),
          }))}
          none={t('lostNone')}
          way={{ to: pageTo('myQuotations'), label: t('toQuotations') }}
        />
        <Products top={top} collected={collected} />
      </div>
    </main>
  );
};
