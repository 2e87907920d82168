import type { PictureOf } from './subject.ts';

/** Which picture stands for a process: what it is done with, or what comes of it. */
const SHOWN_BY: Record<string, string> = {
  'infusion-1': 'liquid-moulding vacuum-infusion vartm rfi wet-lay-up-vacuum',
  'infusion-2': 'ooa-vacuum-bag',
  'rtm-press-1': 'rtm hp-rtm prepreg-compression wet-compression compression-injection double-belt-press',
  'rtm-press-2': 'smc-compression gmt-lft-compression light-rtm thermoforming reaction-injection',
  'boat-hull-1': 'open-moulding hand-lay-up',
  'boat-hull-2': 'spray-up',
  'autoclave-1': 'prepreg-moulding autoclave-cure',
  'autoclave-2': 'crushed-core',
  'tape-robot-1': 'automated-layup afp',
  'tape-robot-2': 'atl tfp additive-manufacturing',
  'bicycle-frame-1': 'bladder-moulding',
  'pipes-2': 'tube-rolling pullwinding',
  'battery-cover-1': 'bmc-injection',
  'moulded-part-1': 'injection-moulding overmoulding',
  'pultrusion-line-1': 'continuous pultrusion',
  'pultrusion-line-2': 'pu-pultrusion-process continuous-laminating pullbraiding',
  'filament-winder-1': 'winding filament-winding',
  'filament-winder-2': 'towpreg-winding',
  'tank-1': 'centrifugal-casting',
  'braider-1': 'preforming braiding draping-preforming',
  'braider-2': 'weaving warp-knitting',
  'prepreg-roll-1': 'prepreg-hot-melt',
  'prepreg-roll-2': 'prepreg-solvent',
  'oven-1': 'cvi-densification',
  'oven-2': 'pip-densification pyrolysis',
  'cartridges-1': 'adhesive-bonding',
  'sandwich-panel-1': 'thermoplastic-welding',
  'five-axis-1': 'joining-finishing cnc-machining',
  'five-axis-2': 'waterjet-trimming',
  'body-panel-2': 'painting-finishing',
  'wind-blade-2': 'recycling-processes mechanical-recycling',
  'pellets-1': 'solvolysis',
};

const bySlug = new Map(
  Object.entries(SHOWN_BY).flatMap(([picture, slugs]) => {
    const at = picture.lastIndexOf('-');
    const shown: PictureOf = { subject: picture.slice(0, at), seed: Number(picture.slice(at + 1)) };
    return slugs.split(' ').map((slug) => [slug, shown] as const);
  }),
);

/** The picture for a process, or for its group; null where the table names neither. */
export const subjectForProcess = (slug: string, group?: string): PictureOf | null =>
  bySlug.get(slug) ?? (group ? bySlug.get(group) : undefined) ?? null;
