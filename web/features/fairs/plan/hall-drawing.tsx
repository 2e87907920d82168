import { boothClasses, familyOf } from '#contract/fairs/classes.ts';
import { boundsOf } from '#contract/fairs/geometry.ts';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import type { BoothOnPlan, HallView } from '#contract/fairs/views.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { classPaths } from '#web/ui/picture/class-glyph.tsx';
import { shortName } from './label.ts';
import classes from './plan.module.css';

/** Units of the drawing a metre: a booth of four metres is as broad as its name in letters of 12. */
export const scale = 12;
/** The drawing's edge, where the wall and the entrance's words stand. */
export const edge = 10;
export const below = 34;
const letters = 12;

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x * scale} ${y * scale}`).join('L')}`;

/** The signs of the classes, which booths refer to. */
export const ClassSigns = () => (
  <defs>
    {boothClasses.map((c) => (
      <symbol key={c} id={`class-${c}`} viewBox="0 0 16 16">
        <path d={classPaths[c]} />
      </symbol>
    ))}
  </defs>
);

type BoothProps = {
  booth: BoothOnPlan;
  name: string;
  on: boolean;
  dim: boolean;
  staffed: boolean;
  tab: boolean;
  to: string;
};
/** One booth: a link, in the colour of its family, with the sign of its class. */
export const Booth = ({ booth: b, name, on, dim, staffed, tab, to }: BoothProps) => {
  const { x, y, width, depth } = boundsOf(b.outline);
  const [left, top, right, bottom] = [x * scale, y * scale, (x + width) * scale, (y + depth) * scale];
  return (
    <a
      id={`booth-${b.id}`}
      data-booth={b.id}
      data-family={b.state === 'taken' ? familyOf[b.class] : undefined}
      data-on={on || undefined}
      data-dim={dim || undefined}
      className={classes['booth']}
      href={to}
      tabIndex={tab ? 0 : -1}
      aria-label={name}
      aria-current={on ? 'true' : undefined}
      draggable={false}
    >
      <path d={`${pathOf(b.outline)}Z`} />
      <text x={left + 6} y={top + 16}>
        {b.number}
      </text>
      {b.state === 'taken' && <use href={`#class-${b.class}`} x={right - 17} y={top + 5} width={13} height={13} />}
      {staffed && <rect className={classes['staffed']} x={right - 8} y={bottom - 18} width={4} height={13} rx={1} />}
    </a>
  );
};

/** Short names over the booths: their links are named whole already. */
export const Names = ({ booths, chosen, left, staffed }: NamesProps) => {
  const lang = useLang();
  return (
    <g className={classes['names']} aria-hidden="true">
      {booths.map((b) => {
        const { x, y, width } = boundsOf(b.outline);
        const room = (width * scale - 11 - (staffed.has(b.id) ? 6 : 0)) / letters;
        const label = b.exhibitor ? shortName(b.exhibitor, lang, room) : '';
        return (
          label && (
            <text
              key={b.id}
              data-of={b.id}
              data-on={b.id === chosen || undefined}
              data-dim={!left.has(b.id) || undefined}
              x={x * scale + 6}
              y={y * scale + 35}
            >
              {label}
            </text>
          )
        );
      })}
    </g>
  );
};
type NamesProps = {
  booths: readonly BoothOnPlan[];
  chosen: string | undefined;
  left: ReadonlySet<string>;
  staffed: ReadonlySet<string>;
};

/** The floor: walls with the entrance, aisles with their names, stages. */
export const Floor = ({ hall }: { hall: HallView }) => {
  const { t } = useTranslation('booths');
  const { plan } = hall;
  const [w, h] = [plan.width * scale, plan.depth * scale];
  const [dx, dy] = [plan.door[0] * scale, plan.door[1] * scale];
  const lies = plan.door[1] === 0 || plan.door[1] >= plan.depth;
  return (
    <>
      <rect className={classes['floor']} x={0} y={0} width={w} height={h} />
      {plan.aisles.map((a) => (
        <rect
          key={`${a.kind} ${a.name}`}
          className={classes['aisle']}
          x={a.x * scale + (a.kind === 'weft' ? 12 : 0)}
          y={a.y * scale}
          width={a.width * scale - (a.kind === 'weft' ? 24 : 0)}
          height={a.depth * scale}
        />
      ))}
      <rect className={classes['wall']} x={0} y={0} width={w} height={h} />
      <rect
        className={classes['gap']}
        x={lies ? dx - 4 * scale : dx - 4}
        y={lies ? dy - 4 : dy - 4 * scale}
        width={lies ? 8 * scale : 8}
        height={lies ? 8 : 8 * scale}
      />
      {plan.aisles.map((a) => {
        const lying = a.kind === 'weft';
        const [x, y] = lying ? [a.x * scale + 16, (a.y + a.depth / 2) * scale] : [(a.x + a.width / 2) * scale - 16, 26];
        return (
          <g key={`${a.kind} ${a.name}`} className={classes['thread']} data-kind={a.kind}>
            <rect x={x} y={lying ? y - 2 : y - 10} width={lying ? 12 : 4} height={lying ? 4 : 12} />
            <text x={x + (lying ? 18 : 9)} y={lying ? y + 4 : y}>
              {t(`aisle.${a.kind}`, { name: a.name })}
            </text>
          </g>
        );
      })}
      {plan.stages.map((s) => (
        <g key={`${s.x} ${s.y}`} className={classes['stage']}>
          <rect x={s.x * scale} y={s.y * scale} width={s.width * scale} height={s.depth * scale} rx={2} />
          <text x={(s.x + s.width / 2) * scale} y={(s.y + s.depth / 2) * scale + 5}>
            {t('stage')}
          </text>
        </g>
      ))}
    </>
  );
};

/** Where one comes in. */
export const Entrance = ({ plan, isHere }: { plan: HallPlan; isHere: boolean }) => {
  const { t } = useTranslation('booths');
  return (
    <>
      <circle
        className={classes['here']}
        cx={plan.door[0] * scale}
        cy={Math.min(plan.depth * scale - 14, Math.max(14, plan.door[1] * scale))}
        r={8}
      />
      <text className={classes['door']} x={plan.door[0] * scale} y={plan.door[1] * scale + 24}>
        {t(isHere ? 'entranceHere' : 'entrance')}
      </text>
    </>
  );
};
