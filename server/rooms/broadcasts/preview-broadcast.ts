import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { BroadcastDraft, operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countPeople } from '#server/rooms/identity/index.ts';
import { broadcastMail, broadcastOff } from '#server/rooms/notices/index.ts';
import { checkDraft } from './check-draft.ts';
import { peopleOf } from './receivers.ts';

/** Whom a draft would reach as things stand, and what they would get. @throws Refused common.invalid, common.forbidden */
export const previewBroadcast = async (
  ctx: Ctx,
  given: BroadcastDraft,
): Promise<AnswerOf<typeof operatorBroadcasts.preview>> => {
  const draft = await checkDraft(ctx, given);
  const people = await peopleOf(ctx, draft.segment);
  const off = draft.binding ? { page: [], mail: [] } : await broadcastOff(ctx);
  const [receivers, quiet, withMail, unmailed] = await Promise.all([
    countPeople(ctx, people),
    countPeople(ctx, { ...people, among: off.page }),
    countPeople(ctx, { ...people, withMail: true }),
    countPeople(ctx, { ...people, withMail: true, among: off.mail }),
  ]);
  const mails = Object.fromEntries(langs.map((l) => [l, broadcastMail(ctx, draft, l)])) as Record<
    Lang,
    { subject: string; text: string }
  >;
  return { receivers, quiet, mailed: withMail - unmailed, link: draft.link, mails };
};
