import { usualChoice } from '#contract/notices/preferences.ts';
import { pageTo } from '#contract/pages.ts';
import { inLanguage } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { preferenceErrors } from '#contract/notices/preferences.ts';
import { refuse } from '#server/platform/context.ts';
import { readToken } from './mail-link.ts';
import { endMails, findChoice, resumeMails } from './store.ts';

/** Whose mails and of what a link names, as long as that person is there. @throws Refused notices.badLink */
const holderOf = async (ctx: Ctx, token: string) => {
  const { userId, group } = readToken(ctx, token);
  const [person] = await peopleByIds(ctx, [userId]);
  if (!person || person.removedAt) throw refuse(preferenceErrors.badLink);
  return { userId, group };
};

/** What the link of a mail is about. A browser that opens the address of the mail's header is led to the page. */
export const readSubscription = async (ctx: Ctx, token: string, accept: string | undefined) => {
  const { userId, group } = await holderOf(ctx, token);
  if (accept?.includes('text/html'))
    return new Response(null, {
      status: 302,
      headers: { location: inLanguage(ctx.lang, pageTo('unsubscribe', { k: token })), 'cache-control': 'no-store' },
    });
  const choice = (await findChoice(ctx, { userId, group, channel: 'mail' })) ?? usualChoice(group, 'mail');
  return { group, off: choice === 'off' };
};

/** Ends the mails of one group, or lets them come again as they did before; sent twice it is the same (notices 18). */
export const unsubscribe = async (ctx: Ctx, token: string, again: boolean) => {
  const { userId, group } = await holderOf(ctx, token);
  if (again) await resumeMails(ctx, userId, group);
  else await endMails(ctx, userId, group);
  return { group, off: !again };
};
