import {
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  type PerspectiveCamera,
  type Scene,
  Vector3,
  type WebGLRenderer,
} from 'three';
import type { Outline } from '#contract/fairs/plan.ts';
import { boothOnRay, pushOf } from './ray.ts';
import type { Walker } from './walker.ts';

type Options = {
  renderer: WebGLRenderer;
  scene: Scene;
  camera: PerspectiveCamera;
  walker: Walker;
  booths: readonly { id: string; outline: Outline }[];
  /** The trigger: the booth that was pointed at, null where none was. */
  onPick: (id: string | null) => void;
  /** The grip: to the chosen booth. */
  onGrip: () => void;
  onEnd: () => void;
};

/** How far a stick goes until one turns, and by how much at once: turning smoothly makes many people sick. */
const turning = { from: 0.7, rest: 0.3, by: Math.PI / 6 };

/** How the sticks lie: the one that walks, and how far the other one turns. */
const readSticks = (session: XRSession | null) => {
  const sticks = [...(session?.inputSources ?? [])].flatMap(({ handedness, gamepad }) => {
    // Sticks follow the two axes of a touch pad; a device with a pad alone has no others.
    const [x = 0, y = 0] = (gamepad?.axes.length ?? 0) >= 4 ? (gamepad?.axes.slice(2) ?? []) : (gamepad?.axes ?? []);
    return gamepad ? [{ handedness, x, y }] : [];
  });
  const turner = sticks.length > 1 ? sticks.find((s) => s.handedness === 'right') : undefined;
  const mover = sticks.find((s) => s !== turner) ?? { x: 0, y: 0 };
  return { mover, turn: turner?.x ?? 0 };
};

/** Two hands with a ray each, by which booths are pointed at. */
const makeHands = ({ renderer, booths, onPick, onGrip }: Options) => {
  const ray = new BufferGeometry().setFromPoints([new Vector3(0, 0, 0), new Vector3(0, 0, -6)]);
  const ink = new LineBasicMaterial({ color: '#f2b32a' });
  const [at, to] = [new Vector3(), new Vector3()];
  const all = [0, 1].map((i) => {
    const hand = renderer.xr.getController(i);
    hand.add(new Line(ray, ink));
    hand.addEventListener('select', () => {
      hand.updateWorldMatrix(true, false);
      at.setFromMatrixPosition(hand.matrixWorld);
      to.set(0, 0, -1).transformDirection(hand.matrixWorld);
      onPick(boothOnRay(booths, [at.x, at.y, at.z], [to.x, to.y, to.z]));
    });
    hand.addEventListener('squeezestart', onGrip);
    return hand;
  });
  return {
    all,
    dispose: (): void => {
      ray.dispose();
      ink.dispose();
    },
  };
};

/**
 * The hall through a headset (fairs 73). One stands on the spot of the walker, who goes by the thumbsticks along the same walls; the
 * head looks freely. With two controllers the left stick walks and the right one turns.
 */
export const makeHeadset = (o: Options) => {
  const { xr } = o.renderer;
  const rig = new Group();
  let session: XRSession | null = null;
  let turned = false;

  const hands = makeHands(o);
  rig.add(...hands.all);

  const ended = (): void => {
    session = null;
    xr.enabled = false;
    o.renderer.setAnimationLoop(null);
    rig.remove(o.camera);
    o.scene.remove(rig);
    o.walker.push(0, 0);
    o.onEnd();
  };

  return {
    get isOn(): boolean {
      return session !== null;
    },
    /** Shows the hall in a session; it throws where the device gives no floor to stand on. */
    start: async (given: XRSession, frame: (now: number) => void): Promise<void> => {
      session = given;
      given.addEventListener('end', ended, { once: true });
      o.scene.add(rig);
      rig.add(o.camera);
      xr.enabled = true;
      xr.setReferenceSpaceType('local-floor');
      await xr.setSession(given);
      o.renderer.setAnimationLoop(frame);
    },
    /** Reads the sticks before the walker goes on. */
    read: (): void => {
      const { mover, turn } = readSticks(session);
      const { ahead, aside } = pushOf(mover, -o.camera.rotation.y);
      o.walker.push(ahead, aside);
      if (Math.abs(turn) < turning.rest) turned = false;
      if (Math.abs(turn) > turning.from && !turned) {
        turned = true;
        o.walker.look(Math.sign(turn) * turning.by, 0);
      }
    },
    /** Puts the floor under who wears it. */
    place: ({ x, y, heading }: { x: number; y: number; heading: number }): void => {
      rig.position.set(x, 0, y);
      rig.rotation.y = -heading;
    },
    dispose: (): void => {
      void session?.end().catch(() => undefined);
      hands.dispose();
    },
  };
};
