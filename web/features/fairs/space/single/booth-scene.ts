import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  type Texture,
  WebGLRenderer,
} from 'three';
import { boundsOf } from '#contract/fairs/geometry.ts';
import type { Side } from '#contract/fairs/plan.ts';
import { buildBooth, type Built } from '../engine/booth-kit.ts';
import { makeMaterials } from '../engine/materials.ts';
import { Pieces } from '../engine/pieces.ts';
import { drawSigns, drawTextures, skyOf, type Textures } from '../engine/surfaces.ts';

export type Single = Built & { name: string };

/** Where the open side of a booth looks, as an angle around it: 0 is south. */
const facing: Record<Side, number> = { south: 0, east: Math.PI / 2, north: Math.PI, west: -Math.PI / 2 };

const makeStage = (canvas: HTMLCanvasElement) => {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  scene.background = new Color('#cdd4d1');
  scene.add(new HemisphereLight('#ffffff', '#c6c8c2', 1.75));
  const sun = new DirectionalLight('#fff4e0', 1.25);
  sun.position.set(0.45, 1, 0.7);
  scene.add(sun);
  const camera = new PerspectiveCamera(44, 4 / 3, 0.1, 120);
  return { renderer, scene, sun, camera };
};

const fit = (renderer: WebGLRenderer, camera: PerspectiveCamera, [wide, high]: [number, number]) => {
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  renderer.setSize(wide, high, false);
  camera.aspect = wide / Math.max(1, high);
  camera.updateProjectionMatrix();
};

/** Before a booth, as far off as it is large, at an angle around its middle. */
const placeCamera = (camera: PerspectiveCamera, booth: Single, angle: number) => {
  const { x, y, width, depth } = boundsOf(booth.outline);
  const [mx, my] = [x + width / 2, y + depth / 2];
  const far = Math.max(width, depth) * 1.15 + 3.6;
  const a = facing[booth.front] + angle;
  camera.position.set(mx + Math.sin(a) * far, 2.6, my + Math.cos(a) * far);
  camera.lookAt(mx, 1.35, my);
};

type Looks = { textures: Textures; sky: Texture };
/** Builds a booth on its floor. @param later asks for a picture */
const buildOn = (scene: Scene, booth: Single, { textures, sky }: Looks, later: () => void) => {
  const signs = drawSigns([booth]);
  const materials = makeMaterials('medium', textures, sky, signs.texture);
  const { x, y, width, depth } = boundsOf(booth.outline);
  const floor = new PlaneGeometry(width + 12, depth + 12)
    .rotateX(-Math.PI / 2)
    .translate(x + width / 2, 0, y + depth / 2);
  const pieces = new Pieces();
  buildBooth(pieces, booth, booth.name ? signs.at(0) : null);
  const meshes = [
    new Mesh(floor, materials.floor),
    ...pieces.geometries().map(({ surface, geometry }) => {
      const mesh = new Mesh(geometry, materials[surface]);
      if (surface === 'shade') mesh.renderOrder = 1;
      return mesh;
    }),
  ];
  scene.add(...meshes);
  // A face of the page that arrives later is drawn then.
  const redraw = () => {
    signs.draw();
    later();
  };
  document.fonts.addEventListener('loadingdone', redraw);
  return {
    clear: () => {
      document.fonts.removeEventListener('loadingdone', redraw);
      scene.remove(...meshes);
      for (const m of meshes) m.geometry.dispose();
      for (const m of Object.values(materials)) m.dispose();
      signs.texture.dispose();
    },
  };
};

/**
 * One booth of the walkable hall, looked at from before it and turned around its middle. Nothing runs by itself: a picture is drawn
 * when the booth or the view has changed.
 */
export const makeBoothScene = (canvas: HTMLCanvasElement, first: Single, onLost: () => void) => {
  const { renderer, scene, sun, camera } = makeStage(canvas);
  const textures = drawTextures();
  const sky = skyOf(renderer, textures);

  let built: { clear: () => void } | null = null;
  let shown = first;
  let angle = 0.35;
  let isOver = false;
  let handle = 0;

  const draw = () => {
    handle = 0;
    if (isOver) return;
    const { clientWidth: wide, clientHeight: high } = canvas;
    if (wide) fit(renderer, camera, [wide, high]);
    placeCamera(camera, shown, angle);
    renderer.render(scene, camera);
  };
  const later = () => {
    handle ||= requestAnimationFrame(draw);
  };

  const show = (booth: Single) => {
    built?.clear();
    shown = booth;
    built = buildOn(scene, booth, { textures, sky: sky.texture }, later);
    later();
  };
  const lost = (e: Event) => {
    e.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);
  const sized = new ResizeObserver(later);
  sized.observe(canvas);
  show(first);
  return {
    show,
    /** Turns by an angle; the back is never looked at. */
    turn: (by: number) => {
      angle = Math.max(-1.3, Math.min(1.3, angle + by));
      later();
    },
    dispose: () => {
      isOver = true;
      cancelAnimationFrame(handle);
      sized.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      built?.clear();
      for (const t of Object.values(textures)) t.dispose();
      sky.dispose();
      sun.dispose();
      scene.clear();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
