import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { identity } from '#contract/identity/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { isLoopback } from '../rules.ts';

/** What demo mode would have sent; in production, or to anybody but this machine, there is no such thing. */
export const listOutbox = async (ctx: Ctx): Promise<AnswerOf<typeof identity.outbox>> => {
  if (ctx.platform.config.production || !isLoopback(ctx.address)) throw refuse(common.notFound);
  return (await recentMessages(ctx.db, 100)).map((m) => ({
    id: m.id,
    kind: m.kind === 'sms' ? 'sms' : 'mail',
    to: m.to,
    subject: m.subject,
    body: m.body,
    createdAt: m.createdAt.toISOString(),
  }));
};
