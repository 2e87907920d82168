import type { DataOf } from '#contract/core/endpoint.ts';
import type { dataCentre, FunnelStage } from '#contract/figures/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChartFrame } from '#web/ui/table/bars.tsx';
import classes from './figures.module.css';

type Data = DataOf<typeof dataCentre.nums>;
/** Steps that are a part of the step before: companies are opened from other places than a search, and a match follows from no look. */
const parts: Partial<Record<FunnelStage, FunnelStage>> = { quoted: 'matched', won: 'quoted' };

/** Each step as a bar of the company over a thin one of its peers' median. */
export const Funnel = ({ data }: { data: Data }) => {
  const { t } = useTranslation('figures');
  const f = useFormat();
  const most = Math.max(1, ...data.funnel.flatMap((s) => [s.n ?? 0, s.median ?? 0]));
  const width = (n: number | null) => (n ? Math.max(0.6, (n / most) * 100) : 0);
  const rateOf = (stage: FunnelStage, n: number | null): string => {
    const before = data.funnel.find((s) => s.stage === parts[stage])?.n;
    return before && n !== null ? `${f.number((100 * n) / before, 1)} %` : '–';
  };
  return (
    <ChartFrame
      file
      title={t('funnel')}
      heads={[t('stage'), t('own'), t('median'), t('rate')]}
      rows={data.funnel.map((s) => [t(`stages.${s.stage}`), s.n ?? t('few'), s.median, rateOf(s.stage, s.n)])}
      note={[
        data.peers === null ? t('noPeers') : t('peers', { n: f.number(data.peers), count: data.peers }),
        t('funnelNote'),
      ].join(' ')}
    >
      <p className={classes['keys']}>
        <span data-of="own">{t('own')}</span>
        {data.peers !== null && <span data-of="peers">{t('median')}</span>}
      </p>
      <ol className={classes['funnel']}>
        {data.funnel.map((s) => (
          <li key={s.stage}>
            <span>{t(`stages.${s.stage}`)}</span>
            <svg viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect data-of="own" width={width(s.n)} height={14} />
              <rect data-of="peers" y={16} width={width(s.median)} height={6} />
            </svg>
            <b className="figure">{s.n === null ? t('few') : f.number(s.n)}</b>
            <small className="figure">
              {s.median !== null && (
                <>
                  <span className="visually-hidden">{t('median')} </span>
                  {f.number(s.median, 1)}
                </>
              )}
            </small>
            <small className="figure">{rateOf(s.stage, s.n)}</small>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
};
