import {
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  ShaderMaterial,
  type Texture,
} from 'three';
import type { Surface } from './pieces.ts';
import type { Textures } from './surfaces.ts';

export const qualities = ['low', 'medium', 'high'] as const;
export type Quality = (typeof qualities)[number];

/** Darkens what lies below it by its vertex colours. */
export const shadeMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    vertexColors: true,
    vertexShader: `varying float dark;
void main() {
  dark = color.r;
  vec4 at = vec4(position, 1.0);
  #ifdef USE_INSTANCING
    at = instanceMatrix * at;
  #endif
  gl_Position = projectionMatrix * modelViewMatrix * at;
}`,
    fragmentShader: `varying float dark;
void main() { gl_FragColor = vec4(0.02, 0.03, 0.03, dark * dark * 1.5); }`,
  });

/** How rough, and how much like metal, what is drawn of the picture. */
const kinds: Record<
  Exclude<Surface, 'light' | 'sign' | 'shade'>,
  { map?: keyof Textures; rough: number; metal?: number; shine?: number }
> = {
  plain: { rough: 0.72, shine: 0.55 },
  gloss: { rough: 0.2, shine: 1.1 },
  carpet: { map: 'carpet', rough: 1, shine: 0.3 },
  twill: { map: 'twill', rough: 0.28, metal: 0.25, shine: 1.5 },
  glass: { map: 'glass', rough: 0.55, shine: 0.7 },
  comb: { map: 'comb', rough: 0.6, shine: 0.6 },
  film: { map: 'film', rough: 0.24, shine: 1.1 },
};

/** Materials of a hall at a quality: the low one shades by vertex, without reflections. */
export const makeMaterials = (
  quality: Quality,
  textures: Textures,
  sky: Texture,
  signs: Texture,
): Record<Surface | 'floor', Material> => {
  const of = (
    k: { map?: keyof Textures; rough: number; metal?: number; shine?: number; tint?: string },
    vertexColors = true,
  ): Material => {
    const map = k.map ? textures[k.map] : null;
    if (quality === 'low') return new MeshLambertMaterial({ color: k.tint ?? '#ffffff', vertexColors, map });
    return new MeshStandardMaterial({
      color: k.tint ?? '#ffffff',
      vertexColors,
      map,
      roughness: k.rough,
      metalness: k.metal ?? 0,
      envMap: sky,
      envMapIntensity: k.shine ?? 1,
    });
  };
  const made = Object.fromEntries(Object.entries(kinds).map(([name, k]) => [name, of(k)])) as Record<
    keyof typeof kinds,
    Material
  >;
  return {
    ...made,
    light: new MeshBasicMaterial({ vertexColors: true, fog: true }),
    sign: new MeshBasicMaterial({
      map: signs,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      toneMapped: false,
    }),
    shade: shadeMaterial(),
    floor: of({ map: 'floor', rough: 0.36, shine: 0.75, tint: '#b4bbb8' }, false),
  };
};
