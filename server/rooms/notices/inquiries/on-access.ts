import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { accessGranted, accessRevoked, agreementChanged } from '#server/rooms/inquiry/events.ts';
import { membersWithRight } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

const link = (inquiryId: string) => pageTo('quote', { id: inquiryId });

/** Another agreement asks everybody anew who had accepted one. */
export const onAgreementChanged = async (
  ctx: Ctx,
  e: Payload<typeof agreementChanged>,
  jobId: string,
): Promise<void> => {
  const people = await membersWithRight(ctx, e.entIds);
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: 'agreementChanged',
      params: { number: e.number, title: e.title },
      link: link(e.inquiryId),
      dedupe: `agreement:${jobId}`,
    })),
  );
};

/** A company may be taken its access, and be given it again, more than once: each time it is told. */
const onAccess =
  (kind: 'accessRevoked' | 'accessGranted') =>
  async (ctx: Ctx, e: Payload<typeof accessGranted> & { reason?: string }, jobId: string): Promise<void> => {
    const params = { number: e.number, title: e.title, ...(e.reason !== undefined && { reason: e.reason }) };
    await tell(
      ctx,
      (await membersWithRight(ctx, [e.entId])).map((p): Told => ({
        userId: p.id,
        kind,
        params,
        link: link(e.inquiryId),
        dedupe: `access:${jobId}`,
      })),
    );
  };
export const onAccessRevoked = (ctx: Ctx, e: Payload<typeof accessRevoked>, jobId: string): Promise<void> =>
  onAccess('accessRevoked')(ctx, e, jobId);
export const onAccessGranted = onAccess('accessGranted');
