import { operatorServices as calls } from '#contract/services/desk.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  moderateOffer,
  readDeskApplication,
  readDeskApplications,
  readDeskOffers,
} from '#server/rooms/services/index.ts';
import { record } from '../record.ts';

/** The offer and the audit change in one transaction. */
const moderate = (ctx: Ctx, id: string, reason: string | null) =>
  inTransaction(ctx, async (tx) => {
    const { again, name, before, state } = await moderateOffer(tx, id, reason);
    if (!again)
      await record(tx, {
        act: reason === null ? 'serviceOffer.show' : 'serviceOffer.hide',
        subject: name,
        subjectId: id,
        reason: reason ?? '',
        before: { state: before },
        after: { state },
      });
    return { id, state };
  });

/** Opening an application is a line of the audit. */
const open = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (tx) => {
    const found = await readDeskApplication(tx, id);
    await record(tx, { act: 'serviceApplication.view', subject: found.row.number, subjectId: id });
    return found;
  });

export const servicesRoutes = [
  route(calls.applications, ({ ctx, query }) => readDeskApplications(ctx, query)),
  route(calls.application, ({ ctx, params }) => open(ctx, params.id)),
  route(calls.offers, ({ ctx, query }) => readDeskOffers(ctx, query)),
  route(calls.hide, ({ ctx, params, body }) => moderate(ctx, params.id, body.reason)),
  route(calls.show, ({ ctx, params }) => moderate(ctx, params.id, null)),
];
