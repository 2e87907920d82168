import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { agreements } from '#contract/identity/agreements.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findAgreements } from './agreement-store.ts';

/** What the person of the session agreed to, with version, language, address and time. */
export const readAgreements = async (ctx: Ctx): Promise<AnswerOf<typeof agreements.mine>> => ({
  agreements: (await findAgreements(ctx, me(ctx).userId)).map(({ document, version, lang, address, at }) => ({
    document,
    version,
    lang,
    address,
    at: at.toISOString(),
  })),
});
