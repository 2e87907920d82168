import { inLanguage, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { caseApprovedAlone } from '#server/rooms/operator/events.ts';

/** A colleague reads by mail that an approval counted alone (operator 6); the queue shows it until they have opened the case. */
export const onApprovedAlone = async (ctx: Ctx, e: Payload<typeof caseApprovedAlone>): Promise<void> => {
  const people = await peopleByIds(ctx, [e.colleagueId, e.reviewerId]);
  const colleague = people.find((u) => u.id === e.colleagueId);
  const reviewer = people.find((u) => u.id === e.reviewerId);
  if (!colleague?.email || colleague.suspendedAt) return;
  const { lang, email: to, name } = colleague;
  const url = ctx.platform.config.baseUrl + inLanguage(lang, pageTo('operatorCase', { id: e.applicationId }));
  const words = { number: e.number, reviewer: reviewer?.name ?? '' };
  await ctx.platform.mailer.send(composeMail(lang, templates.approvedAlone, words, { to, name, url }));
};
