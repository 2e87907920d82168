import { useTranslation } from '#web/lib/text/words.ts';
import { useText } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './capability-matrix.module.css';
import { type Company, matrixOfFacts } from './view.ts';

const words = { 1: 'level.1', 2: 'level.2', 3: 'level.3' } as const;

/** What a company can make: materials lie, processes stand, and a crossing says on which scale. */
export const CapabilityMatrix = ({ company }: { company: Company }) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const { rows, columns, levels } = matrixOfFacts(company);
  const names = new Map(
    company.capabilities.flatMap((c) => [
      [c.category.slug, c.category.name] as const,
      [`p ${c.process.slug}`, c.process.name] as const,
    ]),
  );
  return (
    <section>
      <div className={classes['head']}>
        <h2 id="capability">{t('capability.title')}</h2>
        <p>{t('capability.note')}</p>
      </div>
      <div className={`${panel['panel']} ${classes['frame']}`} role="region" aria-labelledby="capability" tabIndex={0}>
        <table className={classes['matrix']}>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {columns.map((p) => (
                <th key={p} scope="col">
                  {text(names.get(`p ${p}`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((r, i) => (
              <tr key={r}>
                <th scope="row">{text(names.get(r))}</th>
                {columns.map((p, j) => {
                  const level = levels[i]?.[j] ?? 0;
                  return (
                    <td key={p} data-level={level}>
                      {level > 0 ? t(words[level as 1]) : <span className="visually-hidden">{t('level.0')}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
