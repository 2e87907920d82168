import type { Cohort } from '#contract/figures/platform.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { ChartFrame } from '#web/ui/table/bars.tsx';
import classes from './platform.module.css';

/** Quarters of a cohort, for the depth of its colour. */
const quarters = 4;

/** Who came back, by the week of registration: as shares, and as counts in the table and the file. */
export const Cohorts = ({ cohorts }: { cohorts: Cohort[] }) => {
  const { t } = useTranslation('deskFigures');
  const f = useFormat();
  const later = cohorts.map((_, n) => t('later', { n }));
  const shown = cohorts.filter((c) => c.members > 0);
  return (
    <ChartFrame
      file
      title={t('cohorts')}
      note={t('cohortsNote')}
      heads={[t('cohort'), t('members'), ...later]}
      rows={shown.map((c) => [c.from, c.members, ...later.map((_, n) => c.stayed[n] ?? null)])}
    >
      <div className={panel['scroll']} role="region" aria-label={`${t('cohorts')}, %`} tabIndex={0}>
        <table className={`${panel['table']} ${classes['cohorts']}`}>
          <thead>
            <tr>
              {[t('cohort'), t('members'), ...later].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((c) => (
              <tr key={c.from}>
                <th scope="row" className="figure">
                  {c.from}
                </th>
                <td className="figure">{f.number(c.members)}</td>
                {later.map((week, n) => {
                  const stayed = c.stayed[n];
                  if (stayed === undefined) return <td key={week}>–</td>;
                  return (
                    <td key={week} className="figure" data-depth={Math.ceil((stayed / c.members) * quarters)}>
                      {`${f.number((100 * stayed) / c.members, 0)} %`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  );
};
