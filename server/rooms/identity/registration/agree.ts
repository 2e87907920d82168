import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/langs.ts';
import { agreementErrors, type agreements } from '#contract/identity/agreements.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { legalInForce } from '#server/rooms/legal/index.ts';
import { insertAgreements } from './agreement-store.ts';

/** Keeps that somebody who registers agreed to the texts as they are now, in the transaction of the registration. */
export const keepAgreements = async (tx: Ctx, userId: string, lang: Lang): Promise<void> =>
  insertAgreements(tx, userId, lang, await legalInForce(tx));

/**
 * Agrees to a text as it is in force; twice is once (accounts 13).
 * @throws Refused agreement.outdated where another version is in force by now
 */
export const agree = async (
  ctx: Ctx,
  { document, version, lang }: ParsedOf<typeof agreements.agree>['body'],
): Promise<AnswerOf<typeof agreements.agree>> => {
  const now = (await legalInForce(ctx)).find((e) => e.document === document);
  if (now?.version !== version) throw refuse(agreementErrors.outdated);
  await insertAgreements(ctx, me(ctx).userId, lang, [{ document, version }]);
  return { document, version };
};
