import { type BoothClass, familyOf } from '#contract/fairs/classes.ts';

/** Outlines of the nine classes on a grid of 16, drawn with a line of 1.4. */
export const classPaths: Record<BoothClass, string> = {
  fibre: 'M3.5 2v12M6.5 2v12M9.5 2v12M12.5 2v12',
  fabric: 'M5 2v12M11 2v12M2 5h12M2 11h12',
  prepreg: 'M13.5 12.5H8A5 5 0 1 1 13 7.6V12.5M8 5.6a2 2 0 1 0 2 2',
  resin: 'M8 2c2.6 3.2 4.2 5.5 4.2 7.6A4.2 4.2 0 0 1 8 14a4.2 4.2 0 0 1-4.2-4.4C3.8 7.5 5.4 5.2 8 2z',
  core: 'M8 1.8 13.4 4.9v6.2L8 14.2 2.6 11.1V4.9z',
  pultrusion: 'M3.5 2.5h9M3.5 13.5h9M8 2.5v11',
  winding: 'M4 3.5h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM4 12.5 9 3.5M8 12.5l5-9',
  equipment:
    'M8 5.6A2.4 2.4 0 1 0 8 10.4 2.4 2.4 0 0 0 8 5.6zM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4',
  testing: 'M4 2.2h8c0 2.8-2.4 3-2.4 5.8s2.4 3 2.4 5.8H4c0-2.8 2.4-3 2.4-5.8S4 5 4 2.2z',
};

type Props = { of: BoothClass; size?: number | undefined; className?: string | undefined };

/** The sign of a class, in the colour of its family; its name stands beside it or in a label. */
export const ClassGlyph = ({ of, size = 16, className }: Props) => (
  <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={classPaths[of]} fill="none" stroke={`var(--family-${familyOf[of]}-glyph)`} strokeWidth={1.4} />
  </svg>
);
