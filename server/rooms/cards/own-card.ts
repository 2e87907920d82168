import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { cards } from '#contract/cards/calls.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { shownCard, type WholeCard, wholeCards } from './present.ts';
import { holdsCard, writeCard } from './store.ts';
import { shortVcard, vcardOf } from './vcard-rules.ts';

/** A card that its reader may see: one's own, or one that one holds. @throws Refused common.notFound */
const readable = async (ctx: Ctx, userId: string): Promise<WholeCard> => {
  const mine = me(ctx).userId === userId;
  const card = mine || (await holdsCard(ctx, me(ctx).userId, userId)) ? await wholeCards(ctx, [userId]) : undefined;
  const found = card?.get(userId);
  if (!found) throw refuse(common.notFound);
  return found;
};

/** My card whole, or somebody else's as they show it. */
export const showCard = async (ctx: Ctx, userId: string | undefined) => {
  const own = userId === undefined || userId === me(ctx).userId;
  const { changedAt: _, ...card } = await readable(ctx, userId ?? me(ctx).userId);
  const shown = shownCard({ ...card, changedAt: _ });
  const code = shortVcard(shown, ctx.lang);
  return own ? { ...card, code } : { ...shown, shows: [], kept: card.kept, code };
};

/** Writes my card; an empty language is left out. */
export const saveCard = async (ctx: Ctx, asked: ParsedOf<typeof cards.save>['body']) => {
  const filled = (t: Record<string, string | undefined>) => Object.fromEntries(Object.entries(t).filter(([, v]) => v));
  await writeCard(ctx, {
    userId: me(ctx).userId,
    name: filled(asked.name),
    position: filled(asked.position),
    address: filled(asked.address),
    phone: asked.phone,
    email: asked.email,
    shows: [...new Set(asked.shows)],
  });
  return null;
};

/** A card as a file that address books read. */
export const downloadCard = async (ctx: Ctx, userId: string): Promise<Response> => {
  const card = await readable(ctx, userId);
  return new Response(vcardOf(shownCard(card), card.changedAt), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'attachment; filename="card.vcf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
