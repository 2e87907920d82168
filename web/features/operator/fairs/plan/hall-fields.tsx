import type { Box } from '#contract/fairs/plan.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import desk from '../../desk.module.css';
import { MetresCell, TextCell } from './cell.tsx';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

const sizes = ['x', 'y', 'width', 'depth'] as const;

/** The hall itself in fields: its size, door, aisles and stages. */
export const HallFields = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation('fairDesk');
  const { plan, acts } = hall;
  /** A door on the right or lower wall goes along with it. */
  const size = (part: { width?: number; depth?: number }) => {
    const [x, y] = plan.door;
    const door: [number, number] = [
      part.width !== undefined && (x === plan.width || x > part.width) ? part.width : x,
      part.depth !== undefined && (y === plan.depth || y > part.depth) ? part.depth : y,
    ];
    acts.plan({ ...part, door });
  };
  const boxes = <T extends Box>(of: T, label: string, put: (part: Partial<Box>) => void) =>
    sizes.map((key) => (
      <td key={key}>
        <MetresCell label={`${label}: ${t(`booth.${key}`)}`} value={of[key]} onCommit={(n) => put({ [key]: n })} />
      </td>
    ));
  return (
    <>
      <table className={classes['table']}>
        <tbody>
          <tr>
            <th scope="row">{t('plan.hallSize')}</th>
            <td>
              <MetresCell label={t('booth.width')} value={plan.width} onCommit={(width) => size({ width })} />
            </td>
            <td>
              <MetresCell label={t('booth.depth')} value={plan.depth} onCommit={(depth) => size({ depth })} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('plan.doorAt')}</th>
            <td>
              <MetresCell
                label={`${t('plan.doorAt')}: x`}
                value={plan.door[0]}
                onCommit={(x) => acts.plan({ door: [x, plan.door[1]] })}
              />
            </td>
            <td>
              <MetresCell
                label={`${t('plan.doorAt')}: y`}
                value={plan.door[1]}
                onCommit={(y) => acts.plan({ door: [plan.door[0], y] })}
              />
            </td>
          </tr>
        </tbody>
      </table>
      {plan.aisles.length + plan.stages.length > 0 && (
        <div className={panel['scroll']} role="region" aria-label={t('plan.things')} tabIndex={0}>
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('plan.what')}</th>
                <th scope="col">{t('plan.name')}</th>
                {sizes.map((key) => (
                  <th key={key} scope="col">
                    {t(`booth.${key}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('plan.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {plan.aisles.map((a, i) => {
                const label = `${t(`plan.aisle.${a.kind}`)} ${a.name}`;
                const put = (part: Partial<typeof a>) =>
                  acts.plan({ aisles: plan.aisles.map((x, k) => (k === i ? { ...x, ...part } : x)) });
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- aisles have no other key
                  <tr key={i}>
                    <td>{t(`plan.aisle.${a.kind}`)}</td>
                    <td>
                      <TextCell
                        label={`${label}: ${t('plan.name')}`}
                        value={a.name}
                        most={20}
                        onCommit={(name) => put({ name })}
                      />
                    </td>
                    {boxes(a, label, put)}
                    <td>
                      <button
                        type="button"
                        className={desk['act']}
                        aria-label={`${t('plan.remove')} ${label}`}
                        onClick={() => acts.plan({ aisles: plan.aisles.filter((_, k) => k !== i) })}
                      >
                        {t('plan.remove')}
                      </button>
                    </td>
                  </tr>
                );
              })}
              {plan.stages.map((s, i) => {
                const label = `${t('plan.stage')} ${i + 1}`;
                const put = (part: Partial<Box>) =>
                  acts.plan({ stages: plan.stages.map((x, k) => (k === i ? { ...x, ...part } : x)) });
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- stages have no other key
                  <tr key={`s${i}`}>
                    <td>{t('plan.stage')}</td>
                    <td className="figure">{i + 1}</td>
                    {boxes(s, label, put)}
                    <td>
                      <button
                        type="button"
                        className={desk['act']}
                        aria-label={`${t('plan.remove')} ${label}`}
                        onClick={() => acts.plan({ stages: plan.stages.filter((_, k) => k !== i) })}
                      >
                        {t('plan.remove')}
                      </button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
