import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { sample } from '#contract/sample/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { partyOf, sidesOf } from './policy.ts';
import { presentRows, presentWhole, type Seen } from './present.ts';
import { findPage, findSample, findSamples, type SampleRecord } from './store.ts';

/** Those that the person may see, each with their side. */
const seenOf = (ctx: Ctx, rows: SampleRecord[]): Seen[] =>
  rows.flatMap((s) => {
    const party = ctx.person && partyOf(ctx.person, s);
    return party ? [{ s, party }] : [];
  });

export const readSamples = async (
  ctx: Ctx,
  q: ParsedOf<typeof sample.page>['query'],
): Promise<AnswerOf<typeof sample.page>> => {
  const person = me(ctx);
  const { userId, entId } = person;
  const { rows, total } = await findPage(ctx, { userId, entId, sides: sidesOf(person), ...q });
  return pageOf(await presentRows(ctx, seenOf(ctx, rows)), total, q);
};

/** @throws Refused common.notFound for whoever stands on neither side */
export const readSample = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof sample.detail>> => {
  const s = await findSample(ctx, id);
  const [found] = s ? await presentWhole(ctx, seenOf(ctx, [s])) : [];
  if (!found) throw refuse(common.notFound);
  return found;
};

/** Certificates and reports: both sides. */
export const readableSamples = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  seenOf(ctx, await findSamples(ctx, ids)).map(({ s }) => s.id);
