import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import type { majors } from '#contract/fairs/majors.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { countClasses, deleteFollow, findFollows, insertFollow } from './store.ts';

type Place = ParsedOf<typeof majors.page>['query'];

const sums = async (ctx: Ctx) => {
  const found = new Map((await countClasses(ctx)).map((c) => [c.class, c]));
  return (c: BoothClass) => ({
    class: c,
    exhibitors: found.get(c)?.exhibitors ?? 0,
    booths: found.get(c)?.booths ?? 0,
  });
};

/** The nine classes with how many exhibit, in their order. */
export const readMajors = async (ctx: Ctx, q: Place): Promise<AnswerOf<typeof majors.page>> => {
  const of = await sums(ctx);
  const first = (q.current - 1) * q.size;
  return pageOf(boothClasses.slice(first, first + q.size).map(of), boothClasses.length, q);
};

/** The classes that I follow, the newest first. */
export const readFollowed = async (ctx: Ctx, q: Place): Promise<AnswerOf<typeof majors.attention>> => {
  const [of, { rows, total }] = await Promise.all([sums(ctx), findFollows(ctx, me(ctx).userId, q)]);
  return pageOf(
    rows.map((r) => ({ ...of(r.class), at: new Date(r.createdAt).toISOString() })),
    total,
    q,
  );
};

/** The same call again changes nothing. */
export const followMajor = async (ctx: Ctx, kind: BoothClass) => {
  await insertFollow(ctx, me(ctx).userId, kind);
  return { on: true };
};
export const unfollowMajor = async (ctx: Ctx, kind: BoothClass) => {
  await deleteFollow(ctx, me(ctx).userId, kind);
  return { on: false };
};
