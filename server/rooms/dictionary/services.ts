import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { dictionaries } from './trees.ts';

/** Kinds of services (`industry_services`): names, the group above each, and what lies within a group, itself included. */
export const serviceKinds = async (ctx: Ctx) => {
  const rows = (await dictionaries(ctx)).byType.get('industry_services')?.rows ?? new Map<string, never>();
  const items = [...new Set(rows.values())];
  const parentOf = (slug: string): string | undefined => {
    const parent = rows.get(slug)?.parentId;
    return parent === null || parent === undefined ? undefined : rows.get(String(parent))?.value;
  };
  return {
    has: (slug: string): boolean => rows.get(slug)?.value === slug,
    label: (slug: string): Text => rows.get(slug)?.label ?? { en: slug },
    group: (slug: string): string => parentOf(slug) ?? slug,
    within: (slug: string): string[] => [slug, ...items.filter((i) => parentOf(i.value) === slug).map((i) => i.value)],
  };
};
export type ServiceKinds = Awaited<ReturnType<typeof serviceKinds>>;
