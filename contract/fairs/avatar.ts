/** A figure as its person made it: what the walkable hall and every picture of it are drawn from. Colours are names of the lists below. */
import * as z from 'zod/mini';

export const figureBuilds = ['slim', 'medium', 'broad'] as const;
export const hairStyles = ['short', 'parted', 'bob', 'long', 'bun', 'shaven'] as const;
export const topStyles = ['jacket', 'shirt', 'coat'] as const;
export const bottomStyles = ['trousers', 'skirt'] as const;

export const skinTones = {
  porcelain: '#f0cdb4',
  ivory: '#e6b898',
  sand: '#d6a17c',
  honey: '#bf8560',
  chestnut: '#a06d4d',
  umber: '#7d5240',
} as const;
export const hairColours = {
  black: '#17161a',
  brown: '#3d2a20',
  chestnut: '#6b4128',
  blond: '#b98d52',
  red: '#8c452a',
  grey: '#9a9c9c',
} as const;
export const topColours = {
  green: '#0b6554',
  carbon: '#22282b',
  navy: '#26385a',
  steel: '#6d7f8a',
  sand: '#b8a78a',
  white: '#e6e8e6',
  amber: '#d99a1e',
  wine: '#6f2c3b',
} as const;
export const bottomColours = {
  carbon: '#1e2224',
  navy: '#232f49',
  grey: '#5b6365',
  khaki: '#85775c',
} as const;

const one = <T extends Record<string, string>>(of: T) =>
  z.enum(Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]);

export const avatarLook = z.object({
  figure: z.enum(figureBuilds),
  skin: one(skinTones),
  hair: z.enum(hairStyles),
  hairColour: one(hairColours),
  top: z.enum(topStyles),
  topColour: one(topColours),
  bottom: z.enum(bottomStyles),
  bottomColour: one(bottomColours),
});
export type AvatarLook = z.infer<typeof avatarLook>;

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** The figure of somebody who has made none: the same for a person wherever they are met. */
export const lookFor = (seed: string): AvatarLook => {
  let n = 2166136261;
  for (const c of seed) n = Math.imul(n ^ (c.codePointAt(0) ?? 0), 16777619) >>> 0;
  const next = (): number => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
    return n >>> 8;
  };
  return {
    figure: at(figureBuilds, next()),
    skin: at(keys(skinTones), next()),
    hair: at(hairStyles, next()),
    hairColour: at(keys(hairColours), next()),
    top: at(topStyles, next()),
    topColour: at(keys(topColours), next()),
    bottom: at(bottomStyles, next() % 5 ? 0 : 1),
    bottomColour: at(keys(bottomColours), next()),
  };
};

/** What is kept of somebody's figure, or the one that their seed gives. */
export const lookOf = (kept: unknown, seed: string): AvatarLook => {
  const read = avatarLook.safeParse(kept);
  return read.success ? read.data : lookFor(seed);
};
