import { SHOWN_FOR } from './subject-table.ts';

export interface PictureOf {
  subject: string;
  seed: number;
}

const FALLBACK: PictureOf = { subject: 'sandwich-panel', seed: 1 };

const bySlug = new Map<string, PictureOf>();
for (const [picture, slugs] of Object.entries(SHOWN_FOR)) {
  const at = picture.lastIndexOf('-');
  const shown = { subject: picture.slice(0, at), seed: Number(picture.slice(at + 1)) };
  for (const slug of slugs.trim().split(/\s+/)) bySlug.set(slug, shown);
}

/**
 * The picture for a group, category or leaf of the material tree. A leaf newer than the table falls back to the
 * slugs of its category and group, if the caller names them.
 */
export function subjectFor(slug: string, ...ancestors: readonly string[]): PictureOf {
  const known = [slug, ...ancestors].find((name) => bySlug.has(name));
  return (known && bySlug.get(known)) || FALLBACK;
}

/** Whether the table names the slug. */
export const hasSubject = (slug: string): boolean => bySlug.has(slug);
