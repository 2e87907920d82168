import { langs } from '#contract/core/langs.ts';
import type { Seat } from '#contract/core/seats.ts';
import type { Notice, NoticeKind } from '#contract/notices.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { nameOf } from './on-events.ts';
import { tell } from './tell.ts';

type SeatTold = {
  userId: string;
  kind: Extract<NoticeKind, `seat${string}`>;
  entId?: string;
  seat?: Seat;
  params: Notice['params'];
  link: string;
  dedupe: string;
};

/** A colleague answered an invitation, or one's own seat became another. */
export const onSeat = async (ctx: Ctx, e: SeatTold): Promise<void> => {
  const seat = e.seat && Object.fromEntries(langs.map((l) => [l, translate(l, `seats:seat.${e.seat}`)]));
  const company = e.entId && (await nameOf(ctx, e.entId));
  const params = { ...e.params, ...(seat && { seat }), ...(company && { company }) };
  await tell(ctx, [{ userId: e.userId, kind: e.kind, params, link: e.link, dedupe: e.dedupe }]);
};
