import type { DataOf } from '#contract/core/endpoint.ts';
import { dealStages, type platformFigures } from '#contract/figures/platform.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Columns } from '#web/ui/table/bars.tsx';
import { Cohorts } from './cohorts.tsx';
import { BarsOrNone, Said } from './panels.tsx';
import { PeriodBar } from './period-bar.tsx';
import classes from './figures.module.css';
import own from './platform.module.css';

/** What each step of a deal counts, beside its figures. */
const Definitions = () => {
  const { t } = useTranslation('deskFigures');
  return (
    <section className={`${panel['panel']} ${own['definitions']}`}>
      <h2>{t('definitions')}</h2>
      <dl>
        {dealStages.map((stage) => (
          <div key={stage}>
            <dt>{t(`stages.${stage}`)}</dt>
            <dd>{t(`means.${stage}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** `/operator/figures`: deals, activity and return on the whole platform. */
export const PlatformPage = ({ data }: { data: DataOf<typeof platformFigures.read> }) => {
  const { t } = useTranslation(['deskFigures', 'operator']);
  const f = useFormat();
  const { weeks, period } = data;
  const columns = (first: 'published' | 'ordered' | 'active', second: 'quoted' | 'finished' | 'registered') =>
    weeks.map((w) => ({ key: w.from, label: w.from.slice(5), first: w[first], second: w[second] }));
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('operator:pageTitle.operatorFigures')} note={t('note')} />
      <PeriodBar period={period} to={(query) => deskPageTo('operatorFigures', query)} excluded={t('excluded')} />
      <div className={classes['grid']}>
        <BarsOrNone
          side="supply"
          title={t('deals')}
          note={t('dealsNote')}
          heads={[t('stage'), t('n')]}
          bars={data.deals.map((d) => ({ key: d.stage, label: t(`stages.${d.stage}`), n: d.n }))}
          none={t('dealsNone')}
          way={{ to: deskPageTo('operatorFigures', { days: '84', zone: period.zone }), label: t('longer') }}
        />
        <Definitions />
        <Columns
          file
          title={t('asked')}
          note={t('weekNote')}
          heads={[t('week'), t('stages.published'), t('stages.quoted')]}
          columns={columns('published', 'quoted')}
        />
        <Columns
          file
          title={t('ordersByWeek')}
          note={t('weekNote')}
          heads={[t('week'), t('stages.ordered'), t('stages.finished')]}
          columns={columns('ordered', 'finished')}
        />
        <div className={classes['whole']}>
          <Columns
            file
            title={t('activity')}
            note={t('activityNote', { active: f.number(data.active), count: data.active })}
            heads={[t('week'), t('active'), t('registered')]}
            columns={columns('active', 'registered')}
          />
        </div>
        <div className={classes['whole']}>
          {data.cohorts.some((c) => c.members > 0) ? (
            <Cohorts cohorts={data.cohorts} />
          ) : (
            <Said title={t('cohorts')} way={{ to: deskPageTo('operatorPeople'), label: t('toPeople') }}>
              <p>{t('cohortsNone')}</p>
            </Said>
          )}
        </div>
      </div>
    </main>
  );
};
