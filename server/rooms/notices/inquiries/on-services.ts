import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { type ToldAct, waitsFor } from '#contract/services/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { applicationMoved } from '#server/rooms/services/events.ts';
import { buyersOf, membersWithRight, nameOf } from '../on-events.ts';
import { tell } from '../tell.ts';

const kinds: Record<ToldAct, NoticeKind> = {
  apply: 'serviceApplied',
  sendBack: 'serviceReturned',
  resubmit: 'serviceResubmitted',
  offer: 'serviceOffered',
  refuse: 'serviceRefused',
  accept: 'serviceAccepted',
  start: 'serviceStarted',
  finish: 'serviceDone',
  cancel: 'serviceCancelled',
  rate: 'serviceRated',
  message: 'serviceMessage',
  remind: 'serviceReminded',
  expire: 'serviceExpired',
  late: 'serviceLate',
  withdrawConsent: 'serviceConsentWithdrawn',
};
const withReason: readonly ToldAct[] = ['sendBack', 'refuse', 'cancel'];

/** The other side hears of each step; of an end by the clock and of a day that passed both, of its reminder whom it waits for. */
export const onApplicationMoved = async (ctx: Ctx, e: Payload<typeof applicationMoved>): Promise<void> => {
  const told = {
    kind: kinds[e.act],
    params: {
      number: e.number,
      title: e.title,
      company: await nameOf(ctx, e.entId),
      ...(withReason.includes(e.act) && { reason: e.text }),
    },
    link: pageTo('serviceApplication', { id: e.applicationId }),
    dedupe: `service:${e.eventId}`,
  };
  const only = e.act === 'remind' ? waitsFor[e.state] : undefined;
  const hears = (party: 'applicant' | 'provider') => (only ? only === party : e.by !== party);
  const applicants = hears('applicant')
    ? await buyersOf(ctx, { buyerId: e.applicantId, buyerEntId: e.applicantEntId })
    : [];
  const providers = hears('provider') ? (await membersWithRight(ctx, [e.entId])).map((p) => p.id) : [];
  await tell(
    ctx,
    [...new Set([...applicants, ...providers])].map((userId) => ({ userId, ...told })),
  );
};
