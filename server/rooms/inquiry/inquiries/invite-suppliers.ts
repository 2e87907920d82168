import { common } from '#contract/core/errors.ts';
import { lifeErrors } from '#contract/inquiry/life.ts';
import { limits } from '#contract/inquiry/schemas.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { suppliersInvited } from '../events.ts';
import { ownsInquiry } from '../policy.ts';
import { checkQuoting, checkShown } from './check-open.ts';
import { recordDeeds } from './deed-store.ts';
import { lockInquiry, setInvited } from './inquiry-store.ts';

/** Invites verified suppliers to a published inquiry; who is invited already stays so, and is told nothing twice (deals 46). */
export const inviteSuppliers = (ctx: Ctx, id: string, companies: string[]): Promise<{ id: string; invited: number }> =>
  inTransaction(ctx, async (tx) => {
    const i = await lockInquiry(tx, id);
    if (!i || !ownsInquiry(me(ctx), i, 'buy') || i.state === 'draft') throw refuse(common.notFound);
    checkShown(i);
    checkQuoting(i);
    const fresh = [...new Set(companies)].filter((c) => !i.invited.includes(c));
    if (!fresh.length) return { id, invited: i.invited.length };
    const able = (await companiesByIds(tx, fresh)).filter((e) => e.supplierVerified && e.id !== i.entId);
    if (able.length !== fresh.length) throw refuse(common.invalid, {}, { companies: { code: 'notInvitable' } });
    const invited = [...i.invited, ...fresh];
    if (invited.length > limits.invited) throw refuse(lifeErrors.tooManyInvited);
    await setInvited(tx, id, invited);
    await recordDeeds(tx, id, 'invite', [{ companies: fresh }]);
    await emit(tx, suppliersInvited, { inquiryId: id, entIds: fresh });
    return { id, invited: invited.length };
  });
