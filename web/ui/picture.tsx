import pictures from '#web/pictures.json' with { type: 'json' };
import css from './picture.module.css';

export interface PictureProps {
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

type Entry = (typeof pictures)[number];

const WIDTHS = [240, 480, 960] as const;
const bySubject = new Map<string, Entry[]>();
for (const entry of pictures) bySubject.set(entry.subject, [...(bySubject.get(entry.subject) ?? []), entry]);

function entryFor(subject: string, seed: number): Entry | undefined {
  const variants = bySubject.get(subject);
  return variants?.[Math.abs(Math.trunc(seed) - 1) % variants.length];
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
        width={entry.width}
        height={entry.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        alt={alt}
      />
    </picture>
  );
}
