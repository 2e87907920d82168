import { inLanguage, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readRefusalToken } from './refusal-link.ts';
import { deleteRefusal, insertRefusal, refuses } from './mail-store.ts';

/** Whether the address of a mail refuses invitations. A browser that opens the address of the mail's header is led to the page. */
export const readRefusal = async (ctx: Ctx, token: string, accept: string | undefined) => {
  const hash = readRefusalToken(ctx, token);
  if (accept?.includes('text/html'))
    return new Response(null, {
      status: 302,
      headers: { location: inLanguage(ctx.lang, pageTo('inviteRefusal', { k: token })), 'cache-control': 'no-store' },
    });
  return { off: await refuses(ctx, hash) };
};

/** No member invites this address any more, or they may again; sent twice it is the same (accounts 40). */
export const refuseInvitations = async (ctx: Ctx, token: string, again: boolean) => {
  const hash = readRefusalToken(ctx, token);
  if (again) await deleteRefusal(ctx, hash);
  else await insertRefusal(ctx, hash);
  return { off: !again };
};
