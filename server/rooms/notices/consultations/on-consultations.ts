import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { consultationAssigned } from '#server/rooms/chat/events.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { tell } from '../tell.ts';

/** Who was given a consultation, while they are still of the company. */
export const onConsultationAssigned = async (ctx: Ctx, e: Payload<typeof consultationAssigned>): Promise<void> => {
  const people = await peopleByIds(ctx, [e.askerId, e.byId, e.userId]);
  const named = (id: string) => people.find((p) => p.id === id)?.name ?? '';
  if (people.find((p) => p.id === e.userId)?.entId !== e.entId) return;
  await tell(ctx, [
    {
      userId: e.userId,
      kind: 'consultationAssigned',
      params: { name: named(e.byId), about: named(e.askerId) },
      link: pageTo('chat', { eid: e.conversationId }),
      dedupe: `consultation:${e.actId}`,
    },
  ]);
};
