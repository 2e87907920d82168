import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { agreements } from '#contract/identity/agreements.ts';
import { shippedLegal } from '#contract/legal/documents.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { type InForce, legalInForce } from '#server/rooms/legal/index.ts';
import { findAgreements } from './agreement-store.ts';

/**
 * Texts in force that a person has not agreed to in this version (accounts 42). A shipped text is asked about again of those alone who
 * agreed to an older one: accounts that others made have agreed to nothing yet.
 */
export const openAgreements = async (ctx: Ctx, userId: string): Promise<InForce[]> => {
  const [agreed, inForce] = await Promise.all([findAgreements(ctx, userId), legalInForce(ctx)]);
  return inForce.filter((e) => {
    const of = agreed.filter((a) => a.document === e.document);
    return (
      of.every((a) => a.version !== e.version) && (of.length > 0 || e.version !== shippedLegal[e.document].version)
    );
  });
};

/** What the person of the session agreed to, with version, language, address and time, and what waits for them. */
export const readAgreements = async (ctx: Ctx): Promise<AnswerOf<typeof agreements.mine>> => {
  const { userId } = me(ctx);
  const [agreed, open] = await Promise.all([findAgreements(ctx, userId), openAgreements(ctx, userId)]);
  return {
    agreements: agreed.map(({ document, version, lang, address, at }) => ({
      document,
      version,
      lang,
      address,
      at: at.toISOString(),
    })),
    open,
  };
};
