import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { SampleAct } from '#contract/sample/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { sampleMoved } from '#server/rooms/sample/events.ts';
import { inAllLanguages } from '../in-words.ts';
import { buyersOf, membersWithRight, nameOf } from '../on-events.ts';
import { tell } from '../tell.ts';

const kinds: Record<SampleAct, NoticeKind> = {
  request: 'sampleRequested',
  offer: 'sampleOffered',
  decline: 'sampleDeclined',
  agree: 'sampleAgreed',
  send: 'sampleSent',
  receive: 'sampleReceived',
  evaluate: 'sampleEvaluated',
  cancel: 'sampleCancelled',
  expire: 'sampleExpired',
};

/** The other side hears of each step; what the clock ends, both. */
export const onSampleMoved = async (ctx: Ctx, e: Payload<typeof sampleMoved>): Promise<void> => {
  const told = {
    kind: e.act === 'offer' && e.state === 'agreed' ? 'sampleFree' : kinds[e.act],
    params: {
      number: e.number,
      title: e.title,
      company: await nameOf(ctx, e.entId),
      ...((e.act === 'decline' || e.act === 'cancel') && { reason: e.text }),
      ...(e.verdict && { outcome: inAllLanguages(`sample:verdict.${e.verdict}`) }),
    },
    link: pageTo('sample', { id: e.sampleId }),
    dedupe: `sample:${e.eventId}`,
  } as const;
  const buyers = e.by === 'buyer' ? [] : await buyersOf(ctx, e);
  const sellers = e.by === 'supplier' ? [] : (await membersWithRight(ctx, [e.entId])).map((p) => p.id);
  await tell(
    ctx,
    [...new Set([...buyers, ...sellers])].map((userId) => ({ userId, ...told })),
  );
};
