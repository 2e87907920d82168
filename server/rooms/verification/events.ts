import * as z from 'zod/mini';
import { day, id, text } from '#contract/core/schemas.ts';
import { noticeKinds } from '#contract/notices/calls.ts';
import { applicationKinds, reasonCodes } from '#contract/verification/rules.ts';
import { event, retired } from '#server/platform/events.ts';

const kind = z.enum(applicationKinds);
const application = { applicationId: id, applicantId: id, kind, number: z.string() };
/** `submission` counts how often the applicant has sent it in, from 1; `reasons` and `note` are the reviewer's. */
const decided = z.object({
  ...application,
  submission: z.int(),
  reasons: z.array(z.enum(reasonCodes)),
  note: z.nullable(text),
});
const withoutReasons = (p: Record<string, unknown>) => ({ reasons: [], note: null, ...p });
/** The day on which the first needed document ends. */
const ending = { ...application, expiresAt: day };

export const verificationApproved = event({
  name: 'verification.approved',
  version: 2,
  schema: decided,
  means: 'An application for verification was approved, where two persons review by the second.',
  upgrade: withoutReasons,
});

export const verificationMoreAsked = event({
  name: 'verification.moreAsked',
  version: 2,
  schema: decided,
  means: 'A reviewer asked an applicant for more.',
  upgrade: withoutReasons,
});

export const verificationRejected = event({
  name: 'verification.rejected',
  version: 2,
  schema: decided,
  means: 'An application for verification was rejected.',
  upgrade: withoutReasons,
});

export const verificationExpiring = event({
  name: 'verification.expiring',
  version: 1,
  schema: z.object({ ...ending, days: z.int() }),
  means: 'A document that an approval needs ends in `days` days.',
});

export const verificationLapsed = event({
  name: 'verification.lapsed',
  version: 1,
  schema: z.object(ending),
  means: 'A document that an approval needs has ended, and the approval with it.',
});

export const verificationRevoked = event({
  name: 'verification.revoked',
  version: 1,
  schema: z.object({ ...application, reason: z.string() }),
  means: 'An operator took an approval back.',
});

export const companyRevoked = event({
  name: 'verification.companyRevoked',
  version: 1,
  schema: z.object({ entId: id, kind, number: z.string(), reason: z.string(), applicantIds: z.array(id) }),
  means:
    'An operator took back what a company was verified as; `applicantIds` had applied for it, `number` is empty where nobody had.',
});

export const verificationClaimed = event({
  name: 'verification.claimed',
  version: 1,
  schema: z.object({ applicationId: id, kind, entId: id, number: z.string() }),
  means: 'Somebody applied with the number of a company that another account is verified for; `entId` is that company.',
});

export const verificationTold = retired({
  name: 'verification.told',
  version: 1,
  schema: z.object({
    userId: id,
    kind: z.enum(noticeKinds),
    applied: kind,
    number: z.string(),
    days: z.optional(z.int()),
    reason: z.optional(z.string()),
    link: z.string(),
    dedupe: z.string(),
  }),
  means: 'Somebody was to be told of a verification.',
  retired: 'What happens to applications are events; notices decide who is told.',
});
