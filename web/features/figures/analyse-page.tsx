import type { DataOf } from '#contract/core/endpoint.ts';
import type { dataCentre, Share } from '#contract/figures/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Bar } from '#web/ui/table/bars.tsx';
import { BarsOrNone, Said } from './panels.tsx';
import { PeriodBar } from './period-bar.tsx';
import classes from './figures.module.css';

/** How many of the buyers belong to each. */
const Shares = ({ title, head, bars }: { title: string; head: string; bars: Bar[] }) => {
  const { t } = useTranslation('figures');
  return (
    <BarsOrNone
      side="demand"
      title={title}
      note={t('sharesNote')}
      heads={[head, t('people')]}
      bars={bars}
      none={t('sharesNone')}
      way={{ to: pageTo('smartMatch'), label: t('toMatch') }}
    />
  );
};

/** `/dataPercentdata/dataAnalyse`: what buyers are, want and do not find; nobody among them has a name here. */
export const AnalysePage = ({ data }: { data: DataOf<typeof dataCentre.sort> }) => {
  const { t } = useTranslation('figures');
  const f = useFormat();
  const text = useText();
  const bars = (list: Share[]): Bar[] =>
    list.map((s) => ({ key: s.slug ?? '', label: s.slug === null ? t('others') : text(s.label), n: s.n }));
  const { buyers } = data;
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('analyseTitle')} note={t('analyseNote')} />
      <PeriodBar period={data.period} to={(query) => pageTo('dataAnalyse', query)} />
      <p role="status" className={classes['total']}>
        {buyers === null
          ? t('buyersFew')
          : buyers === 0
            ? t('buyersNone')
            : t('buyers', { n: f.number(buyers), count: buyers })}
      </p>
      <div className={classes['grid']}>
        <Shares title={t('fields')} head={t('field')} bars={bars(data.fields)} />
        <Shares title={t('regions')} head={t('region')} bars={bars(data.regions)} />
        <BarsOrNone
          side="demand"
          title={t('needs')}
          note={t('needsNote')}
          heads={[t('material'), t('inquiries')]}
          bars={bars(data.needs)}
          none={t('needsNone')}
          way={{ to: pageTo('inquiryHall'), label: t('toHall') }}
        />
        <BarsOrNone
          side="demand"
          title={t('missed')}
          note={t('missedNote')}
          heads={[t('term'), t('searches')]}
          bars={data.missed.map((m) => ({ key: m.term, label: m.term, n: m.n, to: pageTo('search', { q: m.term }) }))}
          none={t('missedNone')}
          way={{ to: pageTo('searchRanking'), label: t('toRanking') }}
        />
        <Said title={t('visits')} way={{ to: pageTo('recentVisits'), label: t('toVisits') }}>
          <p>{t('visitsText')}</p>
          <SiteLink to={pageTo('searchRanking')}>{t('toRanking')}</SiteLink>
        </Said>
      </div>
    </main>
  );
};
