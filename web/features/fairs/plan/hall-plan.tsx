import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { boothClasses, familyOf } from '#contract/fairs/classes.ts';
import { boundsOf, middleOf, nextBooth } from '#contract/fairs/geometry.ts';
import type { Point, Side } from '#contract/fairs/plan.ts';
import type { BoothOnPlan, HallView } from '#contract/fairs/views.ts';
import { stepsOf, wayTo } from '#contract/fairs/way.ts';
import { useFormat, useLang, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { classPaths } from '#web/ui/picture/class-glyph.tsx';
import type { HallLine } from '../presence/presence.ts';
import type { AddressOf, HallAsked } from './find.ts';
import { shortName } from './label.ts';
import { PeopleDots } from './people-dots.tsx';
import classes from './plan.module.css';
import { useZoom } from './use-zoom.ts';

/** Units of the drawing a metre: a booth of four metres is as broad as its name in letters of 12. */
const scale = 12;
/** The drawing's edge, where the wall and the entrance's words stand. */
const edge = 10;
const below = 34;
const letters = 12;

const sideOfKey: Record<string, Side> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x * scale} ${y * scale}`).join('L')}`;

/** What a booth is called by who hears it. */
const useBoothName = () => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  return (b: BoothOnPlan, staffed: boolean): string =>
    [
      b.number,
      b.exhibitor ? text(b.exhibitor.name) : t(b.state === 'held' ? 'fairs:booth.held' : 'fairs:booth.free'),
      b.exhibitor && t(`fairs:class.${b.class}`),
      staffed && t('staffed'),
    ]
      .filter(Boolean)
      .join(lang === 'cn' ? '，' : ', ');
};

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
const Booth = ({ booth: b, name, on, dim, staffed, tab, to }: BoothProps) => {
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
const Names = ({ booths, chosen, left, staffed }: NamesProps) => {
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
const Floor = ({ hall }: { hall: HallView }) => {
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

type Props = {
  hall: HallView;
  asked: HallAsked;
  address: AddressOf;
  /** Booths that the filters leave. */
  shown: readonly BoothOnPlan[];
  staffed: ReadonlySet<string>;
  line: HallLine | null;
  /** By a key: what follows it takes the focus along. */
  choose: (boothId: string | undefined, byKey: boolean) => void;
};

/**
 * The hall as a plan, whole without script: every booth is a link. Arrow keys walk from booth to booth, of which one is in the
 * order of Tab (decision 0069).
 */
export const HallPlan = ({ hall, asked, address, shown, staffed, line, choose }: Props) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  const path = usePath();
  const text = useText();
  const nameOf = useBoothName();
  const svg = useRef<SVGSVGElement>(null);
  const [walked, setWalked] = useState<string>();
  const { plan, booths } = hall;
  const [w, h] = [plan.width * scale + edge * 2, plan.depth * scale + edge + below];
  const zoom = useZoom(svg, w, h);
  const left = new Set(shown.map((b) => b.id));
  const chosen = booths.find((b) => b.id === asked.booth);
  const way = chosen ? wayTo(plan, booths, plan.door, chosen) : [];
  const at = booths.find((b) => b.id === walked) ?? chosen ?? shown[0] ?? booths[0];
  const boothOf = (target: EventTarget) => {
    const id = (target as Element).closest('[data-booth]')?.getAttribute('data-booth');
    return booths.find((b) => b.id === id);
  };

  const onKeyDown = (e: KeyboardEvent<SVGSVGElement>) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const side = sideOfKey[e.key];
    const from = boothOf(e.target);
    if (side && from) {
      e.preventDefault();
      const next = nextBooth(booths, from, side);
      if (!next) return;
      setWalked(next.id);
      const [x, y] = middleOf(next.outline);
      zoom.bring(x * scale + edge, y * scale + edge);
      document.getElementById(`booth-${next.id}`)?.focus({ preventScroll: zoom.frame.k > 1 });
    } else if (e.key === '+' || e.key === '=') zoom.by(1.5);
    else if (e.key === '-') zoom.by(1 / 1.5);
    else if (e.key === '0') zoom.reset();
    else if (e.key === 'Escape' && asked.booth) choose(undefined, true);
  };
  const onClick = (e: MouseEvent<SVGSVGElement>) => {
    const b = boothOf(e.target);
    if (!b || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    setWalked(b.id);
    choose(b.id, e.detail === 0);
  };
  return (
    <div className={classes['plan']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links are acted on, all at one place */}
      <svg
        ref={svg}
        className={classes['drawing']}
        viewBox={zoom.viewBox}
        role="group"
        aria-label={t('planLabel', { name: text(hall.name) })}
        data-zoomed={zoom.frame.k > 1 || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDragStart={(e) => e.preventDefault()}
        {...zoom.handlers}
      >
        <defs>
          {boothClasses.map((c) => (
            <symbol key={c} id={`class-${c}`} viewBox="0 0 16 16">
              <path d={classPaths[c]} />
            </symbol>
          ))}
        </defs>
        <g transform={`translate(${edge} ${edge})`}>
          <Floor hall={hall} />
          <g>
            {booths.map((b) => (
              <Booth
                key={b.id}
                booth={b}
                name={nameOf(b, staffed.has(b.id))}
                on={b.id === chosen?.id}
                dim={!left.has(b.id)}
                staffed={staffed.has(b.id)}
                tab={b.id === at?.id}
                to={path(address({ ...asked, booth: b.id }))}
              />
            ))}
          </g>
          <Names booths={booths} chosen={chosen?.id} left={left} staffed={staffed} />
          {way.length > 1 && <path className={classes['way']} d={pathOf(way)} />}
          <circle
            className={classes['here']}
            cx={plan.door[0] * scale}
            cy={Math.min(plan.depth * scale - 14, Math.max(14, plan.door[1] * scale))}
            r={8}
          />
          <text className={classes['door']} x={plan.door[0] * scale} y={plan.door[1] * scale + 24}>
            {t(chosen ? 'entrance' : 'entranceHere')}
          </text>
          <PeopleDots line={line} scale={scale} />
        </g>
      </svg>
      <div className={classes['under']}>
        <ul className={classes['legend']}>
          <li>
            <i data-mark="staffed" />
            {t('legend.staffed')}
          </li>
          <li>
            <i data-mark="person" />
            {t('legend.person')}
          </li>
          {chosen && way.length > 1 && (
            <li>
              <i data-mark="way" />
              {t('legend.way', { number: chosen.number, n: f.number(stepsOf(way)), count: stepsOf(way) })}
            </li>
          )}
        </ul>
        <p className={classes['keys']}>{t('keys')}</p>
        <div className={classes['zoom']} role="group" aria-label={t('zoom.label')}>
          <button
            type="button"
            onClick={() => zoom.by(1 / 1.5)}
            disabled={zoom.frame.k <= 1}
            aria-label={t('zoom.out')}
          >
            <IconMinus size={18} aria-hidden="true" />
          </button>
          <button type="button" onClick={() => zoom.by(1.5)} disabled={zoom.frame.k >= 5} aria-label={t('zoom.in')}>
            <IconPlus size={18} aria-hidden="true" />
          </button>
          <button type="button" onClick={zoom.reset} disabled={zoom.frame.k <= 1} aria-label={t('zoom.reset')}>
            <IconZoomReset size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
      <ol className={classes['index']}>
        {booths.flatMap((b) =>
          b.exhibitor ? (
            <li key={b.id}>
              <b>{b.number}</b> {text(b.exhibitor.name)}
            </li>
          ) : (
            []
          ),
        )}
      </ol>
    </div>
  );
};
