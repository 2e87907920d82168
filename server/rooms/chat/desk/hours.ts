import type { consult, DeskHours } from '#contract/chat/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { deskCompany } from './desk-company.ts';
import { findHours, putHours } from './kept-store.ts';

/** When the company of the session answers; null where it has said nothing of it. */
export const readHours = async (ctx: Ctx): Promise<DeskHours | null> => {
  const h = await findHours(ctx, deskCompany(ctx));
  if (!h) return null;
  const { zone, days, opens, closes, holidays, reply } = h;
  return { zone, days, opens, closes, holidays, reply };
};

export const saveHours = async (ctx: Ctx, b: ParsedOf<typeof consult.saveHours>['body']): Promise<null> => {
  const days = [...new Set(b.days)].toSorted((x, y) => x - y);
  const holidays = [...new Set(b.holidays)].toSorted();
  const reply = b.reply && wordsGiven(b.reply);
  await putHours(ctx, { ...b, days, holidays, reply, entId: deskCompany(ctx), savedBy: me(ctx).userId });
  return null;
};
