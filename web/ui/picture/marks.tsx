interface MarkProps {
  className?: string;
  /** Multiplies the drawn size; 1 is 14 by 4. */
  scale?: number;
}

function Bar({
  width,
  height,
  colour,
  scale = 1,
  className,
}: MarkProps & { width: number; height: number; colour: string }) {
  return (
    <svg
      className={className}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill={colour} />
    </svg>
  );
}

/** Something wanted: the weft lies. */
export const WeftMark = (props: MarkProps) => <Bar {...props} width={14} height={4} colour="var(--weft, #F2B32A)" />;

/** Something offered: the warp stands. */
export const WarpMark = (props: MarkProps) => <Bar {...props} width={4} height={14} colour="var(--warp, #0B6554)" />;
