import frame from './frame.svg?url&no-inline';

/** Where the names end, in the drawing's units; their outlines are in frame.svg, so that no script carries them. */
const LATIN = 43.52;
const CHINESE = 96.32;

interface LogoProps {
  /** Names the company for screen readers; without it the logo is decoration. */
  label?: string;
  /** Height in px; the drawing is 30 high. */
  height?: number;
  /** What the logo lies on: the dark header, or paper. */
  ground?: 'carbon' | 'paper';
  /** The woven mark alone, or with the Latin name, or with both. */
  part?: 'mark' | 'latin' | 'full';
  className?: string;
}

const WEFT = '#F2B32A';
const TONES = {
  carbon: { warp: '#F4F6F5', name: '#F4F6F5', second: '#A9B3B0' },
  paper: { warp: '#0B6554', name: '#15191B', second: '#606A67' },
} as const;

/** Two ends and two picks in plain weave: each thread dives with a gap where it goes under. */
const WARP = 'M6.5 1h6.5v17.5h-6.5zM6.5 27h6.5v2h-6.5zM17 1h6.5v2h-6.5zM17 11.5h6.5v17.5h-6.5z';
const PICKS = 'M1 4.5h4v6h-4zM14.5 4.5h14.5v6h-14.5zM1 19.5h14.5v6h-14.5zM25 19.5h4v6h-4z';
const GAP = 10;
const MARK = 30;

export function Logo({ label, height = 30, ground = 'carbon', part = 'full', className }: LogoProps) {
  const tone = TONES[ground];
  const name = part === 'full' ? CHINESE : LATIN;
  const width = part === 'mark' ? MARK : Math.ceil(MARK + GAP + name);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${MARK}`}
      width={(width * height) / MARK}
      height={height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={WARP} fill={tone.warp} />
      <path d={PICKS} fill={WEFT} />
      {part !== 'mark' && (
        <g transform={`translate(${MARK + GAP} 0)`}>
          <use href={`${frame}#latin`} fill={tone.name} />
          {part === 'full' && <use href={`${frame}#chinese`} fill={tone.second} />}
        </g>
      )}
    </svg>
  );
}
