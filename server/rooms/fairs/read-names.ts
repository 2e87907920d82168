import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findBoothsByIds } from './store.ts';

/** What booths are called where only a line is told of them: number and exhibitor. */
export const namesOfBooths = async (ctx: Ctx, ids: string[]): Promise<{ id: string; name: Text }[]> => {
  const booths = await findBoothsByIds(ctx, ids);
  const companies = await companyBriefs(ctx, [...new Set(booths.flatMap((b) => b.entId ?? []))]);
  const nameOf = new Map(companies.map((c) => [c.id, c.name]));
  return booths.map((b) => {
    const name = nameOf.get(b.entId ?? '') ?? {};
    return { id: b.id, name: Object.fromEntries(langs.map((l) => [l, `${b.number} · ${pick(name, l)}`])) };
  });
};
