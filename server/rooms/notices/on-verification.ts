import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import { keptAddress, type PageAddress, pageTo } from '#contract/pages.ts';
import { verificationPageOf } from '#contract/pages/verification.ts';
import type { ApplicationKind, ApplicationState } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { translate } from '#server/platform/translate.ts';
import type * as verification from '#server/rooms/verification/events.ts';
import { inAllLanguages } from './in-words.ts';
import { ownersOf } from './on-events.ts';
import { tell, type Told } from './tell.ts';

/** Where the applicant follows an application of this kind. */
const pageOf = (kind: ApplicationKind): PageAddress => pageTo(verificationPageOf[kind]);
const about = (e: { kind: ApplicationKind; number: string }) => ({
  number: e.number,
  applied: inAllLanguages(`verification:kind.${e.kind}`),
});

/** What the reviewer wrote, which holds the reasons' own texts, in every language; undefined where nothing was given. */
const reasonOf = (e: Payload<typeof verification.verificationRejected>): Text | undefined => {
  const words = (lang: Lang) =>
    pick(e.note, lang) || e.reasons.map((r) => translate(lang, `verification:reason.${r}`)).join(' ');
  return words('cn') ? Object.fromEntries(langs.map((l) => [l, words(l)])) : undefined;
};

/** The applicant hears of each decision on each submission once, with the reasons. */
const decided =
  (kind: Told['kind'], state: ApplicationState) =>
  (ctx: Ctx, e: Payload<typeof verification.verificationApproved>): Promise<void> => {
    const reason = reasonOf(e);
    return tell(ctx, [
      {
        userId: e.applicantId,
        kind,
        params: { ...about(e), ...(reason && { reason }) },
        link: pageOf(e.kind),
        dedupe: `verification:${e.applicationId}:${e.submission}:${state}`,
      },
    ]);
  };
export const onApproved = decided('verificationApproved', 'approved');
export const onMoreAsked = decided('verificationMore', 'moreAsked');
export const onRejected = decided('verificationRejected', 'rejected');

/** The applicant hears of a document before it ends, and of its end. */
const ending = (
  ctx: Ctx,
  kind: Told['kind'],
  e: Payload<typeof verification.verificationLapsed> & { days: number },
): Promise<void> =>
  tell(ctx, [
    {
      userId: e.applicantId,
      kind,
      params: { ...about(e), days: e.days },
      link: pageOf(e.kind),
      dedupe: `verification:${e.applicationId}:${kind}:${e.expiresAt}:${e.days}`,
    },
  ]);
export const onExpiring = (ctx: Ctx, e: Payload<typeof verification.verificationExpiring>): Promise<void> =>
  ending(ctx, 'verificationExpires', e);
export const onLapsed = (ctx: Ctx, e: Payload<typeof verification.verificationLapsed>): Promise<void> =>
  ending(ctx, 'verificationLapsed', { ...e, days: 0 });

const revoked = (e: { kind: ApplicationKind; number: string; reason: string }): Omit<Told, 'userId' | 'dedupe'> => ({
  kind: 'verificationRevoked',
  params: { ...about(e), ...(e.reason && { reason: e.reason }) },
  link: pageOf(e.kind),
});

/** The applicant is told why, in the operator's own words. */
export const onRevoked = (ctx: Ctx, e: Payload<typeof verification.verificationRevoked>): Promise<void> =>
  tell(ctx, [{ ...revoked(e), userId: e.applicantId, dedupe: `revoked:${e.applicationId}` }]);

/** Owners too, where they are not told as applicants. */
export const onCompanyRevoked = async (
  ctx: Ctx,
  e: Payload<typeof verification.companyRevoked>,
  jobId: string,
): Promise<void> => {
  const owners = (await ownersOf(ctx, e.entId)).filter((id) => !e.applicantIds.includes(id));
  await tell(
    ctx,
    owners.map((userId) => ({ ...revoked(e), userId, dedupe: `revoked:${e.entId}:${jobId}` })),
  );
};

/** The owners of the company whose number it is. */
export const onClaimed = async (ctx: Ctx, e: Payload<typeof verification.verificationClaimed>): Promise<void> =>
  tell(
    ctx,
    (await ownersOf(ctx, e.entId)).map((userId) => ({
      userId,
      kind: 'verificationClaimed',
      params: about(e),
      link: pageTo('seats'),
      dedupe: `claim:${e.applicationId}:${e.entId}`,
    })),
  );

/** What an earlier version left in its queue, which says itself whom to tell what. */
export const onVerificationTold = (ctx: Ctx, e: Payload<typeof verification.verificationTold>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: e.kind,
      params: {
        ...about({ kind: e.applied, number: e.number }),
        ...(e.days !== undefined && { days: e.days }),
        ...(e.reason && { reason: e.reason }),
      },
      link: keptAddress(e.link),
      dedupe: e.dedupe,
    },
  ]);
