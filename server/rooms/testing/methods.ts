import { readFileSync } from 'node:fs';
import type { TestMethod } from '#contract/testing/schemas.ts';
import { nameMaterials } from '#server/rooms/dictionary/index.ts';

export type Method = Omit<TestMethod, 'labs'>;

/** Test methods by standard, as data: what each determines, of which materials, with which specimens. */
export const testMethods: readonly Method[] = JSON.parse(
  readFileSync(new URL('./data/test-methods.json', import.meta.url), 'utf8'),
) as Method[];
const bySlug = new Map(testMethods.map((m) => [m.slug, m]));
export const methodOf = (slug: string): Method | undefined => bySlug.get(slug);

const slugs = [...new Set(testMethods.flatMap((m) => m.materials))];
/** Materials of the dictionary that some method is for, as they are called now. */
export const testedMaterials = () => nameMaterials(slugs).map(({ slug, name }) => ({ slug, name }));
