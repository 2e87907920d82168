import type { Box, HallPlan } from '#contract/fairs/plan.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import desk from '../../desk.module.css';
import { MetresCell, TextCell } from './cell.tsx';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

const sizes = ['x', 'y', 'width', 'depth'] as const;

/** The hall's size, and where its door is. */
const SizeAndDoor = ({ hall }: { hall: Plan }) => {
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
  return (
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
  );
};

type BoxProps = { box: Box; label: string; put: (part: Partial<Box>) => void };
/** Place and measures of a thing. */
const BoxCells = ({ box: of, label, put }: BoxProps) => {
  const { t } = useTranslation('fairDesk');
  return sizes.map((key) => (
    <td key={key}>
      <MetresCell label={`${label}: ${t(`booth.${key}`)}`} value={of[key]} onCommit={(n) => put({ [key]: n })} />
    </td>
  ));
};

const RemoveCell = ({ label, onRemove }: { label: string; onRemove: () => void }) => {
  const { t } = useTranslation('fairDesk');
  return (
    <td>
      <button type="button" className={desk['act']} aria-label={`${t('plan.remove')} ${label}`} onClick={onRemove}>
        {t('plan.remove')}
      </button>
    </td>
  );
};

type Aisle = HallPlan['aisles'][number];
const AisleRow = ({ hall, i, aisle: a }: { hall: Plan; i: number; aisle: Aisle }) => {
  const { t } = useTranslation('fairDesk');
  const { plan, acts } = hall;
  const label = `${t(`plan.aisle.${a.kind}`)} ${a.name}`;
  const put = (part: Partial<Aisle>) =>
    acts.plan({ aisles: plan.aisles.map((x, k) => (k === i ? { ...x, ...part } : x)) });
  return (
    <tr>
      <td>{t(`plan.aisle.${a.kind}`)}</td>
      <td>
        <TextCell label={`${label}: ${t('plan.name')}`} value={a.name} most={20} onCommit={(name) => put({ name })} />
      </td>
      <BoxCells box={a} label={label} put={put} />
      <RemoveCell label={label} onRemove={() => acts.plan({ aisles: plan.aisles.filter((_, k) => k !== i) })} />
    </tr>
  );
};

const StageRow = ({ hall, i, stage: s }: { hall: Plan; i: number; stage: Box }) => {
  const { t } = useTranslation('fairDesk');
  const { plan, acts } = hall;
  const label = `${t('plan.stage')} ${i + 1}`;
  const put = (part: Partial<Box>) =>
    acts.plan({ stages: plan.stages.map((x, k) => (k === i ? { ...x, ...part } : x)) });
  return (
    <tr>
      <td>{t('plan.stage')}</td>
      <td className="figure">{i + 1}</td>
      <BoxCells box={s} label={label} put={put} />
      <RemoveCell label={label} onRemove={() => acts.plan({ stages: plan.stages.filter((_, k) => k !== i) })} />
    </tr>
  );
};

/** The hall itself in fields: its size, door, aisles and stages. */
export const HallFields = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation('fairDesk');
  const { plan } = hall;
  return (
    <>
      <SizeAndDoor hall={hall} />
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
              {plan.aisles.map((a, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- aisles have no other key
                <AisleRow key={i} hall={hall} i={i} aisle={a} />
              ))}
              {plan.stages.map((s, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- stages have no other key
                <StageRow key={`s${i}`} hall={hall} i={i} stage={s} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
