import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { dictionary } from '#contract/dictionary/calls.ts';
import { refuse } from '#server/platform/context.ts';
import { datasheetOf, materialPath } from './taxonomy.ts';

/**
 * Fields that an inquiry or a product of this material states.
 * @throws Refused common.notFound for an unknown material
 */
export const readDatasheet = (slug: string): AnswerOf<typeof dictionary.datasheet> => {
  if (!materialPath(slug).length) throw refuse(common.notFound);
  return datasheetOf(slug).map((f) => ({
    slug: f.slug,
    label: f.label,
    unit: f.unit ?? null,
    altUnits: f.altUnits ?? [],
    type: f.type,
    need: f.need,
    min: f.min ?? null,
    max: f.max ?? null,
    standards: f.standards ?? [],
    options: f.options ?? [],
  }));
};
