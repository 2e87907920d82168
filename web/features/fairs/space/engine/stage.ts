import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { type Quality } from './materials.ts';

/** What the eyes see upright, in degrees. */
const sightAngle = 47;
const pale = '#cdd4d1';
const ratioOf: Record<Quality, number> = { low: 0.7, medium: 1, high: 2 };

/** What draws, the empty room with its light, and the eye. @param smooth whether edges are smoothed */
export const makeStage = (canvas: HTMLCanvasElement, smooth: boolean) => {
  const renderer = new WebGLRenderer({ canvas, antialias: smooth, powerPreference: 'high-performance' });
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
  return {
    canvas,
    renderer,
    scene,
    camera,
    roofLight,
    dispose: () => {
      sun.dispose();
      scene.clear();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
export type Stage = ReturnType<typeof makeStage>;

/** The picture, as large as it stands in the page. */
export const makeView = ({ canvas, renderer, camera }: Stage) => {
  let [wide, high] = [0, 0];
  const fit = (quality: Quality) => {
    renderer.setPixelRatio(quality === 'high' ? Math.min(2, Math.max(1, devicePixelRatio)) : ratioOf[quality]);
    renderer.setSize(wide, high, false);
    camera.aspect = wide / Math.max(1, high);
    camera.fov = camera.aspect < 1 ? 62 : sightAngle;
    camera.updateProjectionMatrix();
  };
  return {
    size: (): [wide: number, high: number] => [wide, high],
    /** Follows the page. */
    resize: (quality: Quality) => {
      const { clientWidth, clientHeight } = canvas;
      if (!clientWidth || (clientWidth === wide && clientHeight === high)) return;
      [wide, high] = [clientWidth, clientHeight];
      fit(quality);
    },
    /** Fits it to another quality, where it has been drawn at all. */
    refit: (quality: Quality) => {
      if (wide) fit(quality);
    },
  };
};
