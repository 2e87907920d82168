import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  type Material,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
  EquirectangularReflectionMapping,
} from 'three';
import { before, middleOf } from '#contract/fairs/geometry.ts';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import { wayTo } from '#contract/fairs/way.ts';
import { buildBooth, type Built } from './booth-kit.ts';
import { makeGround } from './collide.ts';
import { makeBoards, frontOf } from './boards.ts';
import { chooseLabels, type Shown } from './labels.ts';
import { makeMaterials, type Quality } from './materials.ts';
import { makeHeadset } from './headset.ts';
import { makePeople } from './people.ts';
import { makePlate } from './plate.ts';
import { Pieces, type Surface } from './pieces.ts';
import { buildShell } from './shell.ts';
import { drawSigns, drawTextures } from './surfaces.ts';
import { makeThread } from './thread.ts';
import { makeWalker } from './walker.ts';

/** Height of the eyes in metres, and what they see upright, in degrees. */
const eye = 1.62;
const sightAngle = 47;
/** Booths of a square of this many metres become one mesh a surface: out of sight they cost nothing. */
const chunk = 26;
const pale = '#cdd4d1';

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

const ratioOf: Record<Quality, number> = { low: 0.7, medium: 1, high: 2 };

export const makeWorld = (o: Options) => {
  const renderer = new WebGLRenderer({
    canvas: o.canvas,
    antialias: o.smooth ?? true,
    powerPreference: 'high-performance',
  });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.02;
  const scene = new Scene();
  scene.background = new Color(pale);
  scene.fog = new Fog(pale, 20, 85);
  const camera = new PerspectiveCamera(sightAngle, 1, 0.08, 160);
  camera.rotation.order = 'YXZ';
  const roofLight = new HemisphereLight('#ffffff', '#c6c8c2', 1.75);
  scene.add(roofLight);
  const sun = new DirectionalLight('#fff4e0', 1.25);
  sun.position.set(0.45, 1, 0.7);
  scene.add(sun);

  const textures = drawTextures();
  textures.sky.mapping = EquirectangularReflectionMapping;
  const maker = new PMREMGenerator(renderer);
  const sky = maker.fromEquirectangular(textures.sky);
  maker.dispose();
  const signs = drawSigns(o.booths);
  // A face of the page that arrives later is drawn then.
  document.fonts.addEventListener('loadingdone', signs.draw);
  let quality: Quality = o.smooth === false ? 'low' : 'medium';
  // Without reflections a surface gets less light: the low quality makes up for it.
  const light = () => {
    roofLight.intensity = quality === 'low' ? 2.25 : 1.75;
  };
  light();
  let materials = makeMaterials(quality, textures, sky.texture, signs.texture);
  const meshes: { mesh: Mesh; surface: Surface | 'floor' }[] = [];
  const add = (mesh: Mesh, surface: Surface | 'floor') => {
    mesh.matrixAutoUpdate = false;
    mesh.updateMatrix();
    if (surface === 'shade') mesh.renderOrder = 1;
    scene.add(mesh);
    meshes.push({ mesh, surface });
  };
  const put = (pieces: Pieces) => {
    for (const { surface, geometry } of pieces.geometries()) add(new Mesh(geometry, materials[surface]), surface);
  };

  const ground = makeGround(o.plan, o.booths);
  const walker = makeWalker(ground, o.start.at, o.start.heading);
  const people = makePeople(scene);
  const thread = makeThread(scene);
  const plate = makePlate(scene);
  const headset = makeHeadset({
    renderer,
    scene,
    camera,
    walker,
    booths: o.booths,
    onPick: (id) => {
      const one = id ?? frontOf(o.booths, walker.at) ?? nearestTo(walker.at);
      if (one) o.onPick?.(one);
    },
    onGrip: () => chosen && goTo(chosen, true),
    onEnd: () => o.onBare?.(),
  });
  const nearestTo = ({ x, y }: { x: number; y: number }): string | undefined => {
    const far = (b: Built) => {
      const [mx, my] = middleOf(b.outline);
      return Math.hypot(mx - x, my - y);
    };
    return o.booths.toSorted((a, b) => far(a) - far(b))[0]?.id;
  };
  const goTo = (id: string, atOnce: boolean): void => {
    const to = o.booths.find((b) => b.id === id);
    if (!to) return;
    const { x, y } = walker.at;
    const way = wayTo(o.plan, o.booths, [x, y], to);
    if (atOnce || !way.length) walker.stand(before(to), middleOf(to.outline));
    else walker.follow(way, middleOf(to.outline));
  };

  const { width, depth } = o.plan;
  const floor = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2).translate(width / 2, 0, depth / 2);
  const uv = floor.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, (uv.getX(i) * width) / 4, (uv.getY(i) * depth) / 4);
  add(new Mesh(floor, materials.floor), 'floor');
  const shell = new Pieces();
  buildShell(shell, o.plan);
  put(shell);

  // The nearest squares first: one walks while those behind are being built.
  const squares = new Map<string, number[]>();
  o.booths.forEach((b, i) => {
    const [x, y] = middleOf(b.outline);
    const key = `${Math.floor(x / chunk)},${Math.floor(y / chunk)}`;
    squares.set(key, [...(squares.get(key) ?? []), i]);
  });
  const near = (list: number[]): number =>
    Math.min(
      ...list.map((i) => {
        const [x, y] = middleOf(o.booths[i]?.outline ?? []);
        return Math.hypot(x - o.start.at[0], y - o.start.at[1]);
      }),
    );
  const waiting = [...squares.values()].toSorted((a, b) => near(b) - near(a));
  const buildNext = (): boolean => {
    const list = waiting.pop();
    if (!list) return false;
    const pieces = new Pieces();
    for (const i of list) {
      const b = o.booths[i];
      if (b) buildBooth(pieces, b, b.name ? signs.at(i) : null);
    }
    put(pieces);
    return true;
  };

  let [wide, high] = [0, 0];
  const resize = () => {
    const { clientWidth, clientHeight } = o.canvas;
    if (!clientWidth || (clientWidth === wide && clientHeight === high)) return;
    [wide, high] = [clientWidth, clientHeight];
    fit();
  };
  const fit = () => {
    renderer.setPixelRatio(quality === 'high' ? Math.min(2, Math.max(1, devicePixelRatio)) : ratioOf[quality]);
    renderer.setSize(wide, high, false);
    camera.aspect = wide / Math.max(1, high);
    camera.fov = camera.aspect < 1 ? 62 : sightAngle;
    camera.updateProjectionMatrix();
  };
  const setQuality = (q: Quality) => {
    if (q === quality) return;
    const old = materials;
    quality = q;
    light();
    materials = makeMaterials(q, textures, sky.texture, signs.texture);
    for (const m of meshes) m.mesh.material = materials[m.surface];
    for (const m of Object.values<Material>(old)) m.dispose();
    if (wide && !headset.isOn) fit();
    o.onQuality?.(q);
  };

  let chosen: string | null = null;
  let laidFrom: Point | null = null;
  const goal = () => o.booths.find((b) => b.id === chosen);
  const lay = (force: boolean) => {
    const { x, y } = walker.at;
    if (!force && laidFrom && Math.hypot(x - laidFrom[0], y - laidFrom[1]) < 0.7) return;
    laidFrom = [x, y];
    const to = goal();
    const way = to ? wayTo(o.plan, o.booths, [x, y], to) : [];
    thread.lay(way.length > 1 && Math.hypot(x - (way.at(-1)?.[0] ?? 0), y - (way.at(-1)?.[1] ?? 0)) > 1 ? way : []);
  };

  const boards = makeBoards({ booths: o.booths, ground, camera, people: o.line.people });
  const label = (positions: ReadonlyMap<number, HallPosition>) =>
    o.onLabels?.(chooseLabels(boards(walker.at, positions, chosen, [wide, high]), [wide, high], o.panels?.()));

  const tellPlate = () => plate.show(headset.isOn ? goal() : undefined, chosen ? (o.plateOf?.(chosen) ?? []) : []);

  let sway = true;
  let auto = true;
  let last = 0;
  let told = 0;
  let slow = { frames: 0, ms: 0 };
  let handle = 0;
  let isOver = false;
  const cost = { ms: 0 };

  /** The picture of a window, from the height of the eyes. */
  const standBy = (me: typeof walker.at) => {
    camera.position.set(me.x, eye + (sway && me.walking ? Math.sin(me.moved * 8.4) * 0.016 : 0), me.y);
    camera.rotation.set(me.pitch, -me.heading, sway && me.walking ? Math.sin(me.moved * 4.2) * 0.0022 : 0);
    camera.updateMatrixWorld();
  };
  const draw = (now: number) => {
    const since = Math.min(0.6, last ? (now - last) / 1000 : 0.016);
    last = now;
    if (headset.isOn) headset.read();
    else resize();
    // On a slow machine a frame is long: it is walked in short pieces, so that nobody walks slower there or cuts a corner.
    for (let left = since; left > 0; left -= 0.05) walker.tick(Math.min(0.05, left));
    const me = walker.at;
    if (headset.isOn) {
      // The head's own place and turn come from the device.
      headset.place(me);
      plate.face(me.x, me.y);
    } else standBy(me);
    const positions = o.line.positions(now);
    people.place(o.line.people(), positions, me, now / 1000, since);
    lay(false);
    const begun = performance.now();
    renderer.render(scene, camera);
    cost.ms = performance.now() - begun;
    if (now - told > 100) {
      told = now;
      o.line.move({ x: me.x, y: me.y, heading: me.heading, walking: me.walking });
      o.onPlace?.({ x: me.x, y: me.y, heading: me.heading, walking: me.walking, now }, frontOf(o.booths, me));
    }
    if (!headset.isOn) label(positions);
    return since;
  };
  /** Where frames take too long, the next lower quality; the picture is never made better behind one's back. */
  const watch = (since: number) => {
    slow = { frames: slow.frames + 1, ms: slow.ms + since * 1000 };
    if (slow.frames < 8 || (slow.frames < 40 && slow.ms < 1200)) return;
    const mean = slow.ms / slow.frames;
    slow = { frames: 0, ms: 0 };
    if (auto && mean > 50 && quality !== 'low') setQuality(quality === 'high' ? 'medium' : 'low');
  };
  const turn = (now: number) => {
    if (isOver) return;
    if (buildNext()) {
      last = 0;
      slow = { frames: 0, ms: 0 };
    }
    const since = draw(now);
    if (!waiting.length) watch(since);
  };
  const frame = (now: number) => {
    if (isOver) return;
    handle = requestAnimationFrame(frame);
    turn(now);
  };
  const lost = (e: Event) => {
    e.preventDefault();
    o.onLost?.();
  };
  o.canvas.addEventListener('webglcontextlost', lost);

  return {
    walker,
    run: () => {
      if (!isOver && !handle && !headset.isOn) handle = requestAnimationFrame(frame);
    },
    pause: () => {
      cancelAnimationFrame(handle);
      [handle, last] = [0, 0];
    },
    /** Builds what is left and draws one picture: for stills and measuring. */
    still: (now = 0) => {
      while (buildNext());
      draw(now);
    },
    /** Shows the hall through a headset until it is taken off. @throws where its device gives no floor */
    wear: async (session: XRSession): Promise<void> => {
      cancelAnimationFrame(handle);
      [handle, last] = [0, 0];
      o.onLabels?.([]);
      await headset.start(session, turn);
      tellPlate();
    },
    choose: (id: string | null) => {
      chosen = id;
      lay(true);
      tellPlate();
    },
    /** Walks to a booth; without movement one stands there at once. */
    goTo,
    face: (id: string) => {
      const to = o.booths.find((b) => b.id === id);
      if (to) walker.face(middleOf(to.outline));
    },
    stepsLeft: (): Point[] => {
      const to = goal();
      return to ? wayTo(o.plan, o.booths, [walker.at.x, walker.at.y], to) : [];
    },
    setQuality: (q: Quality | 'auto') => {
      auto = q === 'auto';
      setQuality(q === 'auto' ? 'medium' : q);
    },
    setSway: (on: boolean) => {
      sway = on;
    },
    measure: () => {
      let bytes = 0;
      for (const { mesh } of meshes) {
        for (const a of Object.values(mesh.geometry.attributes))
          bytes += (a.array as { byteLength: number }).byteLength;
        bytes += mesh.geometry.index?.array.byteLength ?? 0;
      }
      const { calls, triangles } = renderer.info.render;
      return {
        calls,
        triangles,
        bytes,
        ms: cost.ms,
        geometries: renderer.info.memory.geometries,
        textures: renderer.info.memory.textures,
      };
    },
    dispose: () => {
      isOver = true;
      cancelAnimationFrame(handle);
      o.canvas.removeEventListener('webglcontextlost', lost);
      document.fonts.removeEventListener('loadingdone', signs.draw);
      headset.dispose();
      plate.dispose();
      people.dispose();
      thread.dispose();
      for (const { mesh } of meshes) mesh.geometry.dispose();
      for (const m of Object.values<Material>(materials)) m.dispose();
      for (const t of Object.values(textures)) t.dispose();
      signs.texture.dispose();
      sky.dispose();
      sun.dispose();
      scene.clear();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
export type World = ReturnType<typeof makeWorld>;
