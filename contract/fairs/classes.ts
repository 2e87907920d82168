/** The classes by which exhibitors stand in a hall (`majors` on the wire), in the order of every list. */
export const boothClasses = [
  'fibre',
  'fabric',
  'prepreg',
  'resin',
  'core',
  'pultrusion',
  'winding',
  'equipment',
  'testing',
] as const;
export type BoothClass = (typeof boothClasses)[number];

/** Families of classes; each has a colour of its own in plan and hall. */
export const boothFamilies = ['materials', 'forming', 'support'] as const;
export type BoothFamily = (typeof boothFamilies)[number];

export const familyOf: Record<BoothClass, BoothFamily> = {
  fibre: 'materials',
  fabric: 'materials',
  prepreg: 'materials',
  resin: 'materials',
  core: 'materials',
  pultrusion: 'forming',
  winding: 'forming',
  equipment: 'support',
  testing: 'support',
};
