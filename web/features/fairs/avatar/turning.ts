import {
  Color,
  DirectionalLight,
  HemisphereLight,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import type { AvatarLook } from '#contract/fairs/avatar.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import { makePeople } from '../space/engine/people.ts';

/** The figure of the walkable hall, alone on a ground. Drawn when something changes, and not besides. */
export const makeTurning = (canvas: HTMLCanvasElement, ground: string) => {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  scene.background = new Color(ground);
  const sun = new DirectionalLight('#fff4e0', 1.25);
  sun.position.set(-0.6, 1, -1);
  scene.add(new HemisphereLight('#ffffff', '#c6c8c2', 2.1), sun);
  const camera = new PerspectiveCamera(30, 1, 0.1, 20);
  // People look to the north, so the one who looks at them stands there.
  camera.position.set(0, 1.05, -4.1);
  camera.lookAt(0, 0.89, 0);
  const people = makePeople(scene);
  let person: HallPerson | undefined;
  return {
    /** @param turned radians from facing the reader */
    draw: (look: AvatarLook, turned: number): void => {
      const { clientWidth: width, clientHeight: height } = canvas;
      if (!width || !height) return;
      renderer.setPixelRatio(Math.min(2, devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      if (person?.look !== look) person = { n: 4, userId: '', name: '', company: {}, boothId: null, look };
      const at = { x: 0, y: 0, heading: turned, walking: false };
      people.place(new Map([[4, person]]), new Map([[4, at]]), { x: 0, y: -4 }, 0, 0);
      renderer.render(scene, camera);
    },
    dispose: (): void => {
      people.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
