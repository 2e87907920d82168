import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '#contract/fairs/plan.ts';
import { stepsOf } from '#contract/fairs/way.ts';
import type { HallView } from '#contract/fairs/views.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { noLine } from '../presence/presence.ts';
import { useHall } from '../presence/use-hall.ts';
import type { Shown } from './engine/labels.ts';
import type { Quality } from './engine/materials.ts';
import { makeWorld, type Place, type World } from './engine/world.ts';
import { Board } from './hud/board.tsx';
import { Bottom } from './hud/bottom.tsx';
import { Labels, type LabelsHandle } from './hud/labels.tsx';
import { MiniMap, type MapHandle } from './hud/mini-map.tsx';
import { Nearby } from './hud/nearby.tsx';
import { Stick } from './hud/stick.tsx';
import { TopBar } from './hud/top-bar.tsx';
import { useKeys } from './hud/use-keys.ts';
import { useDrag } from './hud/use-drag.ts';
import classes from './walk.module.css';

type Props = {
  hall: HallView;
  boothId: string | null;
  /** A headset's session that was asked for with the act of entering. */
  session: XRSession | null;
  onChoose: (boothId: string | null) => void;
  onLeave: (why?: 'lost' | 'headsetLost') => void;
};

/** Where somebody comes in: a step inside the entrance, looking at the hall. */
const startOf = ({ width, depth, door: [x, y] }: HallView['plan']): { at: Point; heading: number } => {
  const middle: Point = [width / 2, depth / 2];
  const heading = Math.abs(y - depth) < 0.5 ? 0 : y < 0.5 ? Math.PI : x < 0.5 ? Math.PI / 2 : -Math.PI / 2;
  const far = Math.hypot(middle[0] - x, middle[1] - y) || 1;
  return { at: [x + ((middle[0] - x) / far) * 2, y + ((middle[1] - y) / far) * 2], heading };
};
const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Chromium and others draw on the processor where there is no card: edges are not smoothed there. */
const hasCard = (): boolean => !/swiftshader|llvmpipe|software/i.test(rendererName());
const rendererName = (): string => {
  const gl = document.createElement('canvas').getContext('webgl2');
  const name = gl
    ? String(gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
    : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
};

/** The hall from inside: the room fills the window, what one does there lies over it. */
export default function Walk({ hall, boothId, session, onChoose, onLeave }: Props) {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const { presence, line: joined } = useHall(hall.id);
  const line = joined ?? noLine;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<LabelsHandle>(null);
  const map = useRef<MapHandle>(null);
  const world = useRef<World | null>(null);
  const chosen = useRef(boothId);
  const [front, setFront] = useState<string | null>(null);
  const [isMapLarge, setMapLarge] = useState(false);
  const [quality, setQuality] = useState<Quality | 'auto'>('auto');
  const [isCalm, setCalm] = useState(wantsCalm);
  const [steps, setSteps] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);

  const booths = useMemo(
    () => hall.booths.map((b) => ({ ...b, name: b.exhibitor ? text(b.exhibitor.name) : '' })),
    [hall.booths, text],
  );
  const byId = useMemo(() => new Map(booths.map((b) => [b.id, b])), [booths]);
  const choose = useCallback(
    (id: string | null) => {
      chosen.current = id;
      world.current?.choose(id);
      onChoose(id);
    },
    [onChoose],
  );
  /** What stands over a booth for who sees nothing of the page. */
  const plateOf = (id: string): string[] => {
    const b = byId.get(id);
    return b
      ? [`${b.number} ${b.name || tf(b.state === 'held' ? 'booth.held' : 'booth.free')}`, t('headset.plate')]
      : [];
  };
  const told = useRef({ line, onLeave, booths, choose, plateOf });
  useLayoutEffect(() => {
    told.current = { line, onLeave, booths, choose, plateOf };
  });

  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    stage.current?.focus({ preventScroll: true });
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const shown = dialog.current;
    if (!canvas.current || !shown) return undefined;
    const panels = () =>
      [...shown.querySelectorAll('[data-panel]')].map((p) => {
        const r = p.getBoundingClientRect();
        return { x0: r.left, y0: r.top, x1: r.right, y1: r.bottom };
      });
    let kept = panels();
    let since = 0;
    const made = makeWorld({
      canvas: canvas.current,
      plan: hall.plan,
      booths: told.current.booths,
      line: {
        people: () => told.current.line.read().people,
        positions: (now) => told.current.line.positions(now),
        move: (at) => told.current.line.move(at),
      },
      start: startOf(hall.plan),
      smooth: hasCard(),
      panels: () => kept,
      onLabels: (list: Shown[]) => labels.current?.show(list),
      onLost: () => told.current.onLeave('lost'),
      onPick: (id) => told.current.choose(id),
      plateOf: (id) => told.current.plateOf(id),
      onBare: () => told.current.onLeave(),
      onPlace: (at, before) => {
        kept = panels();
        setFront(before);
        const way = made.stepsLeft();
        map.current?.place(at, way, told.current.line.positions(performance.now()));
        // Distances are read, not watched: twice a second will do.
        if (performance.now() - since > 500) {
          since = performance.now();
          setSteps(stepsOf(way));
          setPlace(at);
        }
      },
    });
    world.current = made;
    made.setSway(!wantsCalm());
    made.choose(chosen.current);
    if (session) made.wear(session).catch(() => told.current.onLeave('headsetLost'));
    else made.run();
    const onHidden = () => (session ? undefined : document.hidden ? made.pause() : made.run());
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      world.current = null;
      made.dispose();
    };
  }, [hall.plan, session]);

  const lookAtNearest = () => {
    const at = world.current?.walker.at;
    const near = front ?? booths.toSorted((a, b) => farOf(a, at) - farOf(b, at))[0]?.id;
    if (!near) return;
    choose(near);
    world.current?.face(near);
  };
  const drag = useDrag(world);

  const onKey = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target instanceof HTMLSelectElement) return;
    if (e.target instanceof HTMLInputElement) return;
    if (e.code === 'KeyE') lookAtNearest();
    else if (e.code === 'KeyM') setMapLarge((is) => !is);
    else if (!world.current?.walker.press(e.code)) return;
    e.preventDefault();
  };
  useKeys(dialog, world, onKey);
  const selected = boothId ? byId.get(boothId) : undefined;
  const ahead = front ? byId.get(front) : undefined;
  const nameOf = (b: (typeof booths)[number]) => b.name || tf(b.state === 'held' ? 'booth.held' : 'booth.free');
  return (
    <dialog
      ref={dialog}
      className={classes['walk']}
      data-board={selected ? true : undefined}
      aria-label={t('walkLabel')}
      onCancel={(e) => {
        e.preventDefault();
        if (isMapLarge) setMapLarge(false);
        else onLeave();
      }}
    >
      <div
        ref={stage}
        className={classes['stage']}
        tabIndex={-1}
        role="application"
        aria-label={t('walkLabel')}
        {...drag}
      >
        <canvas
          ref={canvas}
          className={classes['canvas']}
          data-place={place ? `${place.x.toFixed(1)},${place.y.toFixed(1)}` : undefined}
        />
      </div>
      <Labels
        ref={labels}
        booths={byId}
        people={presence.people}
        staffed={presence.staffed}
        chosen={boothId}
        onChoose={choose}
      />
      <TopBar hall={hall} boothId={boothId} presence={presence} onShow={line.show} onLeave={() => onLeave()} />
      <Nearby line={line} presence={presence} place={place} />
      {selected && (
        <Board
          key={selected.id}
          booth={selected}
          hallId={hall.id}
          isStaffed={presence.staffed.has(selected.id)}
          onWalk={() => {
            world.current?.goTo(selected.id, isCalm);
            stage.current?.focus({ preventScroll: true });
          }}
          onClose={() => {
            choose(null);
            stage.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <MiniMap
        ref={map}
        plan={hall.plan}
        booths={hall.booths}
        staffed={presence.staffed}
        chosen={selected}
        steps={steps}
        isLarge={isMapLarge}
        onSize={() => setMapLarge(!isMapLarge)}
        onChoose={choose}
      />
      {selected && steps > 3 && (
        <p className={classes['hint']} data-panel>
          {t('follow', { number: selected.number })}
        </p>
      )}
      <Bottom
        quality={quality}
        onQuality={(q) => {
          setQuality(q);
          world.current?.setQuality(q);
        }}
        isCalm={isCalm}
        onCalm={(calm) => {
          setCalm(calm);
          world.current?.setSway(!calm);
        }}
      />
      <Stick onPush={(a, s) => world.current?.walker.push(a, s)} label={t('stick')} />
      <p className="visually-hidden" aria-live="polite">
        {ahead && t('front', { number: ahead.number, name: nameOf(ahead) })}
      </p>
    </dialog>
  );
}

const farOf = (
  b: { outline: readonly (readonly [number, number])[] },
  at: { x: number; y: number } | undefined,
): number => (at ? Math.min(...b.outline.map(([x, y]) => Math.hypot(x - at.x, y - at.y))) : 0);
