import type { NoticeKind } from '#contract/notices.ts';
import { langs } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { tell } from './tell.ts';

type Told = {
  userId: string;
  kind: Extract<NoticeKind, `verification${string}`>;
  applied: string;
  number: string;
  days?: number;
  /** An operator's own words. */
  reason?: string;
  link: string;
  dedupe: string;
};

/** An application for verification was decided, or a needed document ends. */
export const onVerification = (ctx: Ctx, e: Told): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: e.kind,
      params: {
        number: e.number,
        applied: Object.fromEntries(langs.map((l) => [l, translate(l, `verification:kind.${e.applied}`)])),
        ...(e.days !== undefined && { days: e.days }),
        ...(e.reason && { reason: e.reason }),
      },
      link: e.link,
      dedupe: e.dedupe,
    },
  ]);
