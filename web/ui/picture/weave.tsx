import { useId } from 'react';

interface WeaveProps {
  /** Rows are materials, columns processes: 0 none, 1 sample, 2 short run, 3 series. */
  matrix: readonly (readonly number[])[];
  width: number;
  height: number;
  /** Thread spacing in px: 5 cover, 4 panel, 2 thumbnail. */
  pitch?: number;
  className?: string;
}

/** Of four ends, how many the warp lies over, and the colour of that cloth. */
const BINDINGS = [
  { over: 1, colour: '#78B5A3' },
  { over: 2, colour: '#2A806B' },
  { over: 3, colour: '#0B6554' },
] as const;
const WEFT = '#DDE4E1';
const SHADOW = '#CBD4D0';
const REPEAT = 4;

/** The gap between threads shows only where there is room for it. */
const gapFor = (pitch: number): number => (pitch >= 5 ? 1 : pitch >= 3 ? 0.6 : 0);

/** One repeat of a twill: short warp floats stepping along the diagonal. */
function twill(over: number, pitch: number): string {
  let path = '';
  for (let end = 0; end < REPEAT; end++)
    for (let pick = 0; pick < REPEAT; pick++)
      if ((end - pick + REPEAT) % REPEAT < over) path += `M${(end + 0.5) * pitch} ${pick * pitch}v${pitch}`;
  return path;
}

/** Cuts a length into n runs of whole threads, as even as the threads allow. */
function runs(length: number, n: number, pitch: number): { at: number; size: number }[] {
  const cut = (k: number): number => (k === n ? length : Math.round((k * length) / n / pitch) * pitch);
  return Array.from({ length: n }, (_, k) => ({ at: cut(k), size: Math.max(0, cut(k + 1) - cut(k)) }));
}

/** A company's cloth, woven from its capability matrix. Decoration: the matrix itself is a table elsewhere. */
export function Weave({ matrix, width, height, pitch = 4, className }: WeaveProps) {
  const id = useId();
  const gap = gapFor(pitch);
  const rows = runs(height, Math.max(1, matrix.length), pitch);
  const columns = runs(width, Math.max(1, matrix[0]?.length ?? 1), pitch);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`${id}-weft`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <rect y={gap / 2} width={pitch} height={pitch - gap} fill={WEFT} />
          {gap > 0 && <rect width={gap} height={pitch} fill={SHADOW} opacity={0.55} />}
        </pattern>
        {BINDINGS.map(({ over, colour }) => (
          <pattern
            key={over}
            id={`${id}-${over}`}
            width={REPEAT * pitch}
            height={REPEAT * pitch}
            patternUnits="userSpaceOnUse"
          >
            <path d={twill(over, pitch)} stroke={colour} strokeWidth={pitch - gap} />
          </pattern>
        ))}
      </defs>
      <rect width={width} height={height} fill={SHADOW} />
      <rect width={width} height={height} fill={`url(#${id}-weft)`} />
      {rows.map((row, r) =>
        columns.map((column, c) => {
          const level = matrix[r]?.[c] ?? 0;
          if (level < 1) return null;
          const fill = `url(#${id}-${Math.min(3, level)})`;
          return <rect key={`${r}.${c}`} x={column.at} y={row.at} width={column.size} height={row.size} fill={fill} />;
        }),
      )}
    </svg>
  );
}
