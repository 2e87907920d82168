import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '#contract/fairs/plan.ts';
import { stepsOf } from '#contract/fairs/way.ts';
import type { HallView } from '#contract/fairs/views.ts';
import type { HallLine } from '../presence/presence.ts';
import type { Shown } from './engine/labels.ts';
import { makeWorld, type Options, type Place, type World } from './engine/world.ts';
import type { LabelsHandle } from './hud/labels.tsx';
import type { MapHandle } from './hud/mini-map.tsx';

/** Where somebody comes in: a step inside the entrance, looking at the hall. */
const startOf = ({ width, depth, door: [x, y] }: HallView['plan']): { at: Point; heading: number } => {
  const middle: Point = [width / 2, depth / 2];
  const heading = Math.abs(y - depth) < 0.5 ? 0 : y < 0.5 ? Math.PI : x < 0.5 ? Math.PI / 2 : -Math.PI / 2;
  const far = Math.hypot(middle[0] - x, middle[1] - y) || 1;
  return { at: [x + ((middle[0] - x) / far) * 2, y + ((middle[1] - y) / far) * 2], heading };
};
export const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
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

/** Where parts of the page lie over the room. */
const panelsIn = (shown: HTMLElement) =>
  [...shown.querySelectorAll('[data-panel]')].map((p) => {
    const r = p.getBoundingClientRect();
    return { x0: r.left, y0: r.top, x1: r.right, y1: r.bottom };
  });

/** What the room asks of the page at any moment, as it stands then. */
type Asked = {
  line: HallLine;
  onLeave: (why?: 'lost' | 'headsetLost') => void;
  booths: Options['booths'];
  plateOf: (id: string) => string[];
};
type Told = RefObject<Asked & { choose: (id: string | null) => void }>;
type Page = {
  labels: RefObject<LabelsHandle | null>;
  map: RefObject<MapHandle | null>;
  setFront: (id: string | null) => void;
  setSteps: (n: number) => void;
  setPlace: (at: Place) => void;
};

/** The room of a hall, drawn into a dialog's canvas; it tells the page where one stands. */
const worldIn = (
  shown: HTMLElement,
  canvas: HTMLCanvasElement,
  hall: HallView['plan'],
  told: Told,
  page: Page,
): World => {
  let kept = panelsIn(shown);
  let since = 0;
  const made = makeWorld({
    canvas,
    plan: hall,
    booths: told.current.booths,
    line: {
      people: () => told.current.line.read().people,
      positions: (now) => told.current.line.positions(now),
      move: (at) => told.current.line.move(at),
    },
    start: startOf(hall),
    smooth: hasCard(),
    panels: () => kept,
    onLabels: (list: Shown[]) => page.labels.current?.show(list),
    onLost: () => told.current.onLeave('lost'),
    onPick: (id) => told.current.choose(id),
    plateOf: (id) => told.current.plateOf(id),
    onBare: () => told.current.onLeave(),
    onPlace: (at, before) => {
      kept = panelsIn(shown);
      page.setFront(before);
      const way = made.stepsLeft();
      page.map.current?.place(at, way, told.current.line.positions(performance.now()));
      // Distances are read, not watched: twice a second will do.
      if (performance.now() - since > 500) {
        since = performance.now();
        page.setSteps(stepsOf(way));
        page.setPlace(at);
      }
    },
  });
  return made;
};

/** Begins the walk, through a headset where there is a session. @returns its end */
const begin = (made: World, session: XRSession | null, onFailed: () => void): (() => void) => {
  if (session) made.wear(session).catch(onFailed);
  else made.run();
  const onHidden = () => (session ? undefined : document.hidden ? made.pause() : made.run());
  document.addEventListener('visibilitychange', onHidden);
  return () => document.removeEventListener('visibilitychange', onHidden);
};

type Choice = { boothId: string | null; onChoose: (boothId: string | null) => void };
/** The room from its beginning to its end, the elements that it needs, and what it tells. */
export const useWorld = (hall: HallView, session: XRSession | null, { boothId, onChoose }: Choice, asked: Asked) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<LabelsHandle>(null);
  const map = useRef<MapHandle>(null);
  const world = useRef<World | null>(null);
  const chosen = useRef(boothId);
  const [front, setFront] = useState<string | null>(null);
  const [steps, setSteps] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const choose = useCallback(
    (id: string | null) => {
      chosen.current = id;
      world.current?.choose(id);
      onChoose(id);
    },
    [onChoose],
  );
  const told = useRef({ ...asked, choose });
  useLayoutEffect(() => {
    told.current = { ...asked, choose };
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
    const made = worldIn(shown, canvas.current, hall.plan, told, { labels, map, setFront, setSteps, setPlace });
    world.current = made;
    made.setSway(!wantsCalm());
    made.choose(chosen.current);
    const end = begin(made, session, () => told.current.onLeave('headsetLost'));
    return () => {
      end();
      world.current = null;
      made.dispose();
    };
  }, [hall.plan, session]);
  return { dialog, stage, canvas, labels, map, world, front, steps, place, choose };
};
