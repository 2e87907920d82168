import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  type Scene,
} from 'three';
import {
  type AvatarLook,
  bottomColours,
  hairColours,
  hairStyles,
  lookOf,
  skinTones,
  topColours,
} from '#contract/fairs/avatar.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import { figureGeometry, footShadow } from './figure.ts';
import { wornCoat, wornCollar, wornSkirt } from './loft.ts';
import { shadeMaterial } from './materials.ts';

/** Most people that are drawn at once, and how far one is drawn with a face, in metres. */
const most = 128;
const near = 13;
/** Radians of the walk for each metre: a step is three quarters of one. */
const stride = Math.PI / 0.75;

const poses = `
attribute vec3 kind;
attribute vec3 skin;
attribute vec3 hair;
attribute vec3 top;
attribute vec3 bottom;
attribute vec4 worn;
attribute vec2 gait;
varying vec3 vTint;
uniform float now;
void turn(inout vec3 p, inout vec3 n, float y, float a) {
  float c = cos(a); float s = sin(a);
  vec2 d = vec2(p.y - y, p.z);
  p.y = y + d.x * c - d.y * s; p.z = d.y * c + d.x * s;
  n.yz = vec2(n.y * c - n.z * s, n.z * c + n.y * s);
}
void pose(inout vec3 p, inout vec3 n) {
  float limb = kind.y; float style = kind.z;
  float phase = gait.x; float walk = gait.y;
  if (style > 0.5 && style < 10.5 && abs(style - worn.x) > 0.5) { p = vec3(0.0, 1.6, 0.0); }
  if (abs(style - ${wornSkirt}.0) < 0.5 && worn.y < 0.5) p = vec3(0.0, 0.9, 0.0);
  if (abs(style - ${wornCoat}.0) < 0.5 && worn.z < 1.5) p = vec3(0.0, 0.9, 0.0);
  if (abs(style - ${wornCollar}.0) < 0.5 && abs(worn.z - 1.0) < 0.5) p = vec3(0.0, 1.2, 0.0);
  float breath = sin(now * 1.4 + worn.w * 20.0);
  if (limb > 3.5) {
    float side = limb < 4.5 ? 1.0 : -1.0;
    float swing = sin(phase) * side;
    float bend = max(0.0, sin(phase * 1.0 - 1.1) * side);
    turn(p, n, 0.48, -walk * 0.85 * bend * (1.0 - smoothstep(0.42, 0.54, p.y)));
    turn(p, n, 0.92, walk * 0.5 * swing * (1.0 - smoothstep(0.84, 0.96, p.y)));
  } else if (limb > 1.5) {
    float side = limb < 2.5 ? 1.0 : -1.0;
    float idle = 0.05 + 0.02 * breath;
    turn(p, n, 1.16, (idle + walk * 0.35) * 1.2 * (1.0 - smoothstep(1.08, 1.22, p.y)));
    turn(p, n, 1.4, (-sin(phase) * side * walk * 0.48 + 0.02 * breath * side) * (1.0 - smoothstep(1.34, 1.43, p.y)));
    float out_ = (limb < 2.5 ? -1.0 : 1.0) * 0.1 * (1.4 - p.y);
    p.x += out_ * 1.5 * (1.0 - smoothstep(1.2, 1.4, p.y)) * 0.5;
  } else if (limb > 0.5) {
    float a = (1.0 - walk) * 0.35 * sin(now * 0.5 + worn.w * 40.0);
    float c = cos(a); float s = sin(a);
    p.xz = vec2(p.x * c + p.z * s, p.z * c - p.x * s);
    n.xz = vec2(n.x * c + n.z * s, n.z * c - n.x * s);
  } else {
    p.z -= (p.y > 1.1 ? 0.004 : 0.0) * breath;
    if (style > 10.5 && p.y < 0.8) p.z -= walk * 0.06 * sin(phase) * sign(p.x);
  }
  p.y += walk * 0.022 * abs(cos(phase));
}
`;

const bodyMaterial = (): { material: MeshLambertMaterial; now: { value: number } } => {
  const now = { value: 0 };
  const material = new MeshLambertMaterial();
  material.onBeforeCompile = (shader) => {
    shader.uniforms['now'] = now;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${poses}`)
      .replace(
        '#include <beginnormal_vertex>',
        'vec3 posed = position; vec3 objectNormal = normal; pose(posed, objectNormal);',
      )
      .replace(
        '#include <begin_vertex>',
        `vec3 transformed = posed;
float slot = kind.x;
vTint = slot < 0.5 ? skin : slot < 1.5 ? hair : slot < 2.5 ? top : slot < 3.5 ? bottom : slot < 4.5 ? vec3(0.02, 0.018, 0.016) : slot < 5.5 ? vec3(0.82) : vec3(0.03);
vTint *= 0.78 + 0.27 * smoothstep(0.0, 0.9, position.y);`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vTint;')
      .replace('#include <color_fragment>', 'diffuseColor.rgb *= vTint;');
  };
  return { material, now };
};

type Crowd = {
  mesh: InstancedMesh;
  skin: InstancedBufferAttribute;
  hair: InstancedBufferAttribute;
  top: InstancedBufferAttribute;
  bottom: InstancedBufferAttribute;
  worn: InstancedBufferAttribute;
  gait: InstancedBufferAttribute;
};

const crowdOf = (fine: boolean, material: MeshLambertMaterial): Crowd => {
  const geometry = figureGeometry(fine);
  const add = (name: string, size: number): InstancedBufferAttribute => {
    const a = new InstancedBufferAttribute(new Float32Array(most * size), size);
    a.setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, a);
    return a;
  };
  const attributes = {
    skin: add('skin', 3),
    hair: add('hair', 3),
    top: add('top', 3),
    bottom: add('bottom', 3),
    worn: add('worn', 4),
    gait: add('gait', 2),
  };
  const mesh = new InstancedMesh(geometry, material, most);
  mesh.frustumCulled = false;
  mesh.count = 0;
  return { mesh, ...attributes };
};

const colours = new Map<string, Color>();
const colour = (hex: string): Color => {
  let c = colours.get(hex);
  if (!c) colours.set(hex, (c = new Color(hex)));
  return c;
};
const staffGreen = '#0b6554';

type Kept = { look: AvatarLook; from: HallPerson; phase: number; walk: number; x: number; y: number };

const tint = (a: InstancedBufferAttribute, i: number, hex: string): void => {
  const c = colour(hex);
  a.setXYZ(i, c.r, c.g, c.b);
};

/** What the figure of a place in the crowd wears, and how it walks. */
const dress = (crowd: Crowd, i: number, k: Kept): void => {
  tint(crowd.skin, i, skinTones[k.look.skin]);
  tint(crowd.hair, i, hairColours[k.look.hairColour]);
  tint(crowd.top, i, k.from.boothId ? staffGreen : topColours[k.look.topColour]);
  tint(crowd.bottom, i, bottomColours[k.look.bottomColour]);
  const top = { jacket: 0, shirt: 1, coat: 2 }[k.look.top];
  crowd.worn.setXYZW(
    i,
    hairStyles.indexOf(k.look.hair) + 1,
    k.look.bottom === 'skirt' ? 1 : 0,
    top,
    (k.from.n % 97) / 97,
  );
  crowd.gait.setXY(i, k.phase, k.walk);
};

/** The place for somebody that has been kept; anew where they look otherwise than before. */
const keptOf = (kept: Map<number, Kept>, n: number, person: HallPerson, at: HallPosition): Kept => {
  const before = kept.get(n);
  if (before?.from === person) return before;
  const fresh = { look: lookOf(person.look, person.userId), from: person, phase: n, walk: 0, x: at.x, y: at.y };
  kept.set(n, fresh);
  return fresh;
};

/** Goes on to a place: the legs by the way there, the pace by and by. */
const goOn = (k: Kept, to: HallPosition, since: number): void => {
  k.phase += Math.min(1, Math.hypot(to.x - k.x, to.y - k.y)) * stride;
  k.walk += ((to.walking ? 1 : 0) - k.walk) * Math.min(1, since * 6);
  [k.x, k.y] = [to.x, to.y];
};

/** All who are in sight, as three draw calls: those near, those far, the soft dark below them. */
export const makePeople = (scene: Scene) => {
  const { material, now } = bodyMaterial();
  const crowds = { near: crowdOf(true, material), far: crowdOf(false, material) };
  const feet = new InstancedMesh(footShadow(), shadeMaterial(), most);
  feet.frustumCulled = false;
  feet.count = 0;
  scene.add(crowds.near.mesh, crowds.far.mesh, feet);
  const kept = new Map<number, Kept>();
  const matrix = new Matrix4();
  const scaling = new Matrix4();

  const put = (crowd: Crowd, k: Kept, at: HallPosition) => {
    const i = crowd.mesh.count;
    const girth = { slim: 0.93, medium: 1, broad: 1.1 }[k.look.figure];
    matrix.makeRotationY(-at.heading).multiply(scaling.makeScale(girth, 0.97 + ((k.from.n * 37) % 9) * 0.01, girth));
    matrix.setPosition(at.x, 0, at.y);
    crowd.mesh.setMatrixAt(i, matrix);
    dress(crowd, i, k);
    crowd.mesh.count = i + 1;
  };

  return {
    /** Places everybody for a frame, seen from a place. */
    place: (
      people: ReadonlyMap<number, HallPerson>,
      at: ReadonlyMap<number, HallPosition>,
      from: { x: number; y: number },
      seconds: number,
      since: number,
    ) => {
      now.value = seconds;
      crowds.near.mesh.count = crowds.far.mesh.count = feet.count = 0;
      for (const [n, person] of people) {
        const p = at.get(n);
        if (!p || feet.count >= most) continue;
        const k = keptOf(kept, n, person, p);
        goOn(k, p, since);
        const far = Math.hypot(p.x - from.x, p.y - from.y);
        if (far < 0.5) continue;
        put(far < near ? crowds.near : crowds.far, k, p);
        matrix.makeTranslation(p.x, 0.03, p.y);
        feet.setMatrixAt(feet.count, matrix);
        feet.count += 1;
      }
      for (const n of kept.keys()) if (!people.has(n)) kept.delete(n);
      feet.instanceMatrix.needsUpdate = true;
      for (const c of [crowds.near, crowds.far])
        for (const a of [c.mesh.instanceMatrix, c.skin, c.hair, c.top, c.bottom, c.worn, c.gait]) a.needsUpdate = true;
    },
    dispose: () => {
      for (const m of [crowds.near.mesh, crowds.far.mesh, feet]) {
        scene.remove(m);
        m.geometry.dispose();
        m.dispose();
      }
      material.dispose();
      (feet.material as { dispose: () => void }).dispose();
    },
  };
};
