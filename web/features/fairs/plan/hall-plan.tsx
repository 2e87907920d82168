import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { middleOf, nextBooth } from '#contract/fairs/geometry.ts';
import type { Point, Side } from '#contract/fairs/plan.ts';
import type { BoothOnPlan, HallView } from '#contract/fairs/views.ts';
import { stepsOf, wayTo } from '#contract/fairs/way.ts';
import { useFormat, useLang, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { HallLine } from '../presence/presence.ts';
import type { AddressOf, HallAsked } from './find.ts';
import { below, Booth, ClassSigns, edge, Entrance, Floor, Names, pathOf, scale } from './hall-drawing.tsx';
import { PeopleDots } from './people-dots.tsx';
import classes from './plan.module.css';
import { useZoom } from './use-zoom.ts';

type Zoom = ReturnType<typeof useZoom>;

const sideOfKey: Record<string, Side> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};

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

/** Walks from booth to booth by arrow keys, and chooses one by pointer or key. */
const useWalking = ({ hall, asked, choose }: Props, zoom: Zoom) => {
  const [walked, setWalked] = useState<string>();
  const { booths } = hall;
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
  return { walked, onKeyDown, onClick };
};

type WayProps = { chosen: BoothOnPlan | undefined; way: readonly Point[] };
/** What the marks of the drawing mean. */
const Legend = ({ chosen, way }: WayProps) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  return (
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
  );
};

/** Legend, keys and the buttons that zoom. */
const Under = ({ chosen, way, zoom }: WayProps & { zoom: Zoom }) => {
  const { t } = useTranslation('booths');
  return (
    <div className={classes['under']}>
      <Legend chosen={chosen} way={way} />
      <p className={classes['keys']}>{t('keys')}</p>
      <div className={classes['zoom']} role="group" aria-label={t('zoom.label')}>
        <button type="button" onClick={() => zoom.by(1 / 1.5)} disabled={zoom.frame.k <= 1} aria-label={t('zoom.out')}>
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
  );
};

/** Exhibitors by their booths, for print. */
const Index = ({ booths }: { booths: readonly BoothOnPlan[] }) => {
  const text = useText();
  return (
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
  );
};

/**
 * The hall as a plan, whole without script: every booth is a link. Arrow keys walk from booth to booth, of which one is in the
 * order of Tab (decision 0069).
 */
export const HallPlan = (props: Props) => {
  const { hall, asked, address, shown, staffed, line } = props;
  const { t } = useTranslation('booths');
  const path = usePath();
  const text = useText();
  const nameOf = useBoothName();
  const svg = useRef<SVGSVGElement>(null);
  const { plan, booths } = hall;
  const [w, h] = [plan.width * scale + edge * 2, plan.depth * scale + edge + below];
  const zoom = useZoom(svg, w, h);
  const left = new Set(shown.map((b) => b.id));
  const chosen = booths.find((b) => b.id === asked.booth);
  const way = chosen ? wayTo(plan, booths, plan.door, chosen) : [];
  const { walked, onKeyDown, onClick } = useWalking(props, zoom);
  const at = booths.find((b) => b.id === walked) ?? chosen ?? shown[0] ?? booths[0];

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
        <ClassSigns />
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
          <Entrance plan={plan} isHere={!chosen} />
          <PeopleDots line={line} scale={scale} />
        </g>
      </svg>
      <Under chosen={chosen} way={way} zoom={zoom} />
      <Index booths={booths} />
    </div>
  );
};
