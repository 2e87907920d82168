/** The class glyphs (pages 8): fibre, cloth, roll, drop, hexagon, I-section, wound body, gear, dog-bone; 16 grid. */
const glyphs = {
  fibre: 'M3.5 2v12M8 2v12M12.5 2v12',
  cloth: 'M2 5.5h12M2 10.5h12M5.5 2v12M10.5 2v12',
  roll: 'M5 2.5a3 5.5 0 1 0 0 11a3 5.5 0 1 0 0-11M5 2.5h7v11H5M5 8h.01',
  drop: 'M8 2c2.6 3.2 4 5.2 4 7.3a4 4 0 0 1-8 0C4 7.2 5.4 5.2 8 2z',
  hexagon: 'M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.9z',
  section: 'M3 2.5h10M3 13.5h10M8 2.5v11',
  wound: 'M2 8a3.5 4.5 0 0 1 3.5-4.5h5a4.5 4.5 0 0 1 0 9h-5A3.5 4.5 0 0 1 2 8zM6 3.5l4 9M10 3.5l-4 9',
  gear: 'M8 5.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4',
  bone: 'M4.5 2h7v2.5c-1.6.8-2 1.8-2 3.5s.4 2.7 2 3.5V14h-7v-2.5c1.6-.8 2-1.8 2-3.5s-.4-2.7-2-3.5z',
} as const;

/** Groups of the material tree; what came later has the hexagon. */
const glyphOf: Record<string, keyof typeof glyphs> = {
  fibres: 'fibre',
  fabrics: 'cloth',
  prepregs: 'roll',
  resins: 'drop',
  adhesives: 'drop',
  cores: 'hexagon',
  profiles: 'section',
  parts: 'wound',
  consumables: 'roll',
  equipment: 'gear',
  services: 'bone',
  recyclates: 'fibre',
};

export const Glyph = ({ of }: { of: string }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={glyphs[glyphOf[of] ?? 'hexagon']} />
  </svg>
);
