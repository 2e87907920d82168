import type { PerspectiveCamera } from 'three';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import type { Built } from './booth-kit.ts';
import { makeGround } from './collide.ts';
import { makeBoards, frontOf } from './boards.ts';
import { makeFrames, makeWatch } from './frames.ts';
import { makeGuide } from './guide.ts';
import { makeHouse } from './house.ts';
import { chooseLabels, type Shown } from './labels.ts';
import type { Quality } from './materials.ts';
import { makeHeadset } from './headset.ts';
import { makePeople } from './people.ts';
import { makePlate } from './plate.ts';
import { makeSquares } from './squares.ts';
import { makeStage, makeView } from './stage.ts';
import { makeThread } from './thread.ts';
import { makeWalker, type Walker } from './walker.ts';

/** Height of the eyes in metres. */
const eye = 1.62;

/** Where one stands at a moment of the page's clock. */
export type Place = HallPosition & { now: number };
type Line = {
  people: () => ReadonlyMap<number, HallPerson>;
  positions: (now: number) => ReadonlyMap<number, HallPosition>;
  move: (at: HallPosition) => void;
};
export type Options = {
  canvas: HTMLCanvasElement;
  plan: HallPlan;
  booths: readonly (Built & { name: string })[];
  line: Line;
  start: { at: Point; heading: number };
  /** Smooths edges: where a graphics card does the work. */
  smooth?: boolean;
  /** Parts of the window that boards stay out of, in pixels. */
  panels?: () => readonly { x0: number; y0: number; x1: number; y1: number }[];
  /** Ten times a second while something moves: where one stands, and the booth in front. */
  onPlace?: (at: Place, front: string | null) => void;
  onLabels?: (shown: Shown[]) => void;
  onQuality?: (q: Quality) => void;
  onLost?: () => void;
  /** The trigger of a headset's controller chose a booth; what then stands over it in words, the first line large. */
  onPick?: (id: string) => void;
  plateOf?: (id: string) => readonly string[];
  /** The headset was taken off. */
  onBare?: () => void;
};

/** All that stands in the hall; booths are built later. */
const makeParts = (o: Options) => {
  const stage = makeStage(o.canvas, o.smooth ?? true);
  const { renderer, scene, camera } = stage;
  const house = makeHouse(stage, o.booths, o.smooth === false ? 'low' : 'medium');
  const ground = makeGround(o.plan, o.booths);
  const walker = makeWalker(ground, o.start.at, o.start.heading);
  const people = makePeople(scene);
  const thread = makeThread(scene);
  const plate = makePlate(scene);
  const guide = makeGuide(o, walker, thread);
  const headset = makeHeadset({
    renderer,
    scene,
    camera,
    walker,
    booths: o.booths,
    onPick: (id) => {
      const one = id ?? frontOf(o.booths, walker.at) ?? guide.nearest();
      if (one) o.onPick?.(one);
    },
    onGrip: () => guide.chosen && guide.goTo(guide.chosen, true),
    onEnd: () => o.onBare?.(),
  });
  house.raise(o.plan);
  return {
    stage,
    house,
    walker,
    people,
    plate,
    guide,
    headset,
    squares: makeSquares(house, o.booths, o.start.at),
    view: makeView(stage),
    boards: makeBoards({ booths: o.booths, ground, camera, people: o.line.people }),
    dispose: () => {
      headset.dispose();
      plate.dispose();
      people.dispose();
      thread.dispose();
      house.dispose();
      stage.dispose();
    },
  };
};
type Parts = ReturnType<typeof makeParts>;

/** The eyes of who looks through a window, at their height; they sway with the steps. */
const makeEyes = (camera: PerspectiveCamera) => {
  let sway = true;
  return {
    place: (me: Walker['at']) => {
      camera.position.set(me.x, eye + (sway && me.walking ? Math.sin(me.moved * 8.4) * 0.016 : 0), me.y);
      camera.rotation.set(me.pitch, -me.heading, sway && me.walking ? Math.sin(me.moved * 4.2) * 0.0022 : 0);
      camera.updateMatrixWorld();
    },
    setSway: (on: boolean) => {
      sway = on;
    },
  };
};

const measuresOf = ({ stage, house }: Parts, ms: number) => {
  const { render, memory } = stage.renderer.info;
  const { calls, triangles } = render;
  return { calls, triangles, bytes: house.bytes(), ms, geometries: memory.geometries, textures: memory.textures };
};

/** Draws picture after picture: one walks on by the time since the last. */
const makePicture = (o: Options, p: Parts) => {
  const { stage, house, walker, guide, headset, view } = p;
  const eyes = makeEyes(stage.camera);
  let last = 0;
  let told = 0;
  let cost = 0;
  const tell = (now: number, { x, y, heading, walking }: HallPosition) => {
    if (now - told <= 100) return;
    told = now;
    o.line.move({ x, y, heading, walking });
    o.onPlace?.({ x, y, heading, walking, now }, frontOf(o.booths, { x, y, heading }));
  };
  const label = (positions: ReadonlyMap<number, HallPosition>) => {
    const size = view.size();
    o.onLabels?.(chooseLabels(p.boards(walker.at, positions, guide.chosen, size), size, o.panels?.()));
  };
  const draw = (now: number): number => {
    const since = Math.min(0.6, last ? (now - last) / 1000 : 0.016);
    last = now;
    if (headset.isOn) headset.read();
    else view.resize(house.quality);
    // On a slow machine a frame is long: it is walked in short pieces, so that nobody walks slower there or cuts a corner.
    for (let left = since; left > 0; left -= 0.05) walker.tick(Math.min(0.05, left));
    const me = walker.at;
    if (headset.isOn) {
      // The head's own place and turn come from the device.
      headset.place(me);
      p.plate.face(me.x, me.y);
    } else eyes.place(me);
    const positions = o.line.positions(now);
    p.people.place(o.line.people(), positions, me, now / 1000, since);
    guide.lay(false);
    const begun = performance.now();
    stage.renderer.render(stage.scene, stage.camera);
    cost = performance.now() - begun;
    tell(now, me);
    if (!headset.isOn) label(positions);
    return since;
  };
  return {
    draw,
    /** The time until the next picture was no walking. */
    rest: () => {
      last = 0;
    },
    setSway: eyes.setSway,
    measure: () => measuresOf(p, cost),
  };
};

/** One frame after another: a square of booths is built with each until all stand. */
const makeTurn = ({ squares }: Parts, picture: ReturnType<typeof makePicture>, onSlow: () => void) => {
  const watch = makeWatch(onSlow);
  return (now: number) => {
    if (squares.next()) {
      picture.rest();
      watch.reset();
    }
    const since = picture.draw(now);
    if (!squares.left) watch.note(since);
  };
};

/** How finely the hall is drawn: as somebody chose, or lower once frames take too long. */
const makeFineness = (o: Options, { house, headset, view }: Parts) => {
  let auto = true;
  const set = (q: Quality) => {
    if (q === house.quality) return;
    house.cover(q);
    if (!headset.isOn) view.refit(q);
    o.onQuality?.(q);
  };
  return {
    choose: (q: Quality | 'auto') => {
      auto = q === 'auto';
      set(q === 'auto' ? 'medium' : q);
    },
    /** The next lower one; the picture is never made better behind one's back. */
    lower: () => {
      if (auto && house.quality !== 'low') set(house.quality === 'high' ? 'medium' : 'low');
    },
  };
};

export const makeWorld = (o: Options) => {
  const parts = makeParts(o);
  const { walker, guide, headset, plate, squares } = parts;
  const picture = makePicture(o, parts);
  const fineness = makeFineness(o, parts);
  const next = makeTurn(parts, picture, fineness.lower);
  let isOver = false;
  const turn = (now: number) => {
    if (!isOver) next(now);
  };
  const frames = makeFrames(turn);
  const pause = () => {
    frames.stop();
    picture.rest();
  };
  const tellPlate = () =>
    plate.show(headset.isOn ? guide.goal() : undefined, guide.chosen ? (o.plateOf?.(guide.chosen) ?? []) : []);
  const lost = (e: Event) => {
    e.preventDefault();
    o.onLost?.();
  };
  o.canvas.addEventListener('webglcontextlost', lost);

  return {
    walker,
    run: () => {
      if (!isOver && !headset.isOn) frames.run();
    },
    pause,
    /** Builds what is left and draws one picture: for stills and measuring. */
    still: (now = 0) => {
      while (squares.next());
      picture.draw(now);
    },
    /** Shows the hall through a headset until it is taken off. @throws where its device gives no floor */
    wear: async (session: XRSession): Promise<void> => {
      pause();
      o.onLabels?.([]);
      await headset.start(session, turn);
      tellPlate();
    },
    choose: (id: string | null) => {
      guide.choose(id);
      tellPlate();
    },
    goTo: guide.goTo,
    face: guide.face,
    stepsLeft: guide.stepsLeft,
    setQuality: fineness.choose,
    setSway: picture.setSway,
    measure: picture.measure,
    dispose: () => {
      isOver = true;
      frames.stop();
      o.canvas.removeEventListener('webglcontextlost', lost);
      parts.dispose();
    },
  };
};
export type World = ReturnType<typeof makeWorld>;
