import pictures from '#web/pictures.json' with { type: 'json' };
import css from './picture.module.css';

interface PictureProps {
  subject: string;
  /** Any whole number: it selects one of the variants there are. */
  seed?: number;
  /** The `sizes` attribute: how wide the picture will be shown. */
  sizes?: string;
  /** First row of a page: load at once. */
  eager?: boolean;
  alt: string;
  className?: string;
}

/** Mean colours of a subject's variants, in their order. */
const manifest: Record<string, string[]> = pictures;
type Entry = { subject: string; seed: number; colour: string };

const WIDTHS = [240, 480, 960] as const;

/** Every picture there is. */
export const allPictures = (): Entry[] =>
  Object.entries(manifest).flatMap(([subject, colours]) =>
    colours.map((colour, i) => ({ subject, seed: i + 1, colour: `#${colour}` })),
  );

function entryFor(subject: string, seed: number): Entry | undefined {
  const colours = manifest[subject];
  if (!colours) return undefined;
  const at = Math.abs(Math.trunc(seed) - 1) % colours.length;
  return { subject, seed: at + 1, colour: `#${colours[at] ?? ''}` };
}

function sources({ subject, seed }: Entry, type: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `/pictures/${subject}-${seed}-${width}.${type} ${width}w`).join(', ');
}

/** A rendered product picture; an unknown subject shows the empty tile. */
export function Picture({ subject, seed = 1, sizes = '240px', eager = false, alt, className }: PictureProps) {
  const entry = entryFor(subject, seed);
  const classes = className ? `${css.picture} ${className}` : css.picture;
  if (!entry)
    return <span className={`${classes} ${css.empty}`} role={alt ? 'img' : undefined} aria-label={alt || undefined} />;
  return (
    <picture className={classes} style={{ backgroundColor: entry.colour }}>
      <source type="image/avif" srcSet={sources(entry, 'avif')} sizes={sizes} />
      <img
        className={css.image}
        src={`/pictures/${entry.subject}-${entry.seed}-480.webp`}
        srcSet={sources(entry, 'webp')}
        sizes={sizes}
        width={960}
        height={720}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        alt={alt}
      />
    </picture>
  );
}
