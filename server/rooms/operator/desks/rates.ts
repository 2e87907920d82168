import type { ParsedOf } from '#contract/core/endpoint.ts';
import { operatorRates as calls } from '#contract/operator/rates/calls.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { addRate, readRates, reviseRate } from '#server/rooms/inquiry/index.ts';
import { record } from '../record.ts';

const subjectOf = (r: { currency: string; day: string }) => `${r.currency} ${r.day}`;

const add = (ctx: Ctx, given: ParsedOf<typeof calls.add>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { rate, again } = await addRate(tx, given);
    if (!again) await record(tx, { act: 'rate.add', subject: subjectOf(rate), after: rate });
    return rate;
  });

/** What stood before stays readable in the audit, with the reason. */
const correct = (ctx: Ctx, { reason, ...given }: ParsedOf<typeof calls.correct>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { rate, before, again } = await reviseRate(tx, given);
    if (!again) await record(tx, { act: 'rate.correct', subject: subjectOf(rate), reason, before, after: rate });
    return rate;
  });

export const rateRoutes = [
  route(calls.list, ({ ctx }) => readRates(ctx)),
  route(calls.add, ({ ctx, body }) => add(ctx, body)),
  route(calls.correct, ({ ctx, body }) => correct(ctx, body)),
];
