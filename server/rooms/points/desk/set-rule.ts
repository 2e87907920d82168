import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type DeskRule, deskPointsErrors, type operatorPoints } from '#contract/operator/points/calls.ts';
import { ruleCodes } from '#contract/points/rules.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { presentRule } from '../reading/read-earning.ts';
import { findAllRules, insertRule, rulesInForce } from '../rules/rule-store.ts';

/** Every rule with those that are to come, by code in the order of the contract, the newest first. */
export const readDeskRules = async (ctx: Ctx): Promise<DeskRule[]> => {
  const moment = (r: { code: string; startsAt: string }) => `${r.code} ${r.startsAt}`;
  const inForce = new Set((await rulesInForce(ctx)).map(moment));
  const rows = await findAllRules(ctx);
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((r) => r.createdBy ?? []))]);
  const names = new Map(people.map((p) => [p.id, p.name]));
  return rows
    .map((r) => ({
      ...presentRule(r),
      id: r.id,
      by: names.get(r.createdBy ?? '') ?? null,
      inForce: inForce.has(moment(r)),
    }))
    .toSorted((a, b) => ruleCodes.indexOf(a.code) - ruleCodes.indexOf(b.code) || b.from.localeCompare(a.from));
};

/**
 * Writes a rule that holds from a moment on; what was earned before stays what it was (points 8).
 * @returns the rule that held before it
 * @throws Refused deskPoints.past, deskPoints.taken
 */
export const setDeskRule = async (tx: Ctx, { from, ...rule }: ParsedOf<typeof operatorPoints.setRule>['body']) => {
  // A minute of grace: a form that says "now" takes its time.
  if (from && Date.parse(from) < Date.now() - 60_000) throw refuse(deskPointsErrors.past);
  const before = (await rulesInForce(tx)).find((r) => r.code === rule.code);
  const id = newId();
  const made = await insertRule(tx, {
    ...rule,
    id,
    startsAt: from ?? new Date().toISOString(),
    createdBy: me(tx).userId,
  });
  if (!made) throw refuse(deskPointsErrors.taken);
  return { id, before: before && presentRule(before) };
};
