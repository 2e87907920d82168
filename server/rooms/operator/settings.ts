import type { AnswerOf } from '#contract/core/endpoint.ts';
import { administrators, judge } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import { type operator, operatorErrors } from '#contract/operator/calls.ts';
import { administratorSettings, type SettingKey, settingKeys as keys } from '#contract/settings/calls.ts';
import { type Ctx, inTransaction, me, refuse, Refused } from '#server/platform/context.ts';
import { readRates } from '#server/rooms/inquiry/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import {
  announceSettings,
  type SettingState,
  settingStates,
  defaultSetting,
  writeSetting,
} from '#server/rooms/settings/index.ts';
import { record } from './record.ts';

/** The states with the names of those who set them. */
const named = async <S extends SettingState>(ctx: Ctx, states: S[]): Promise<S[]> => {
  const ids = [...new Set(states.flatMap((s) => s.by ?? []))];
  const names = new Map((await peopleByIds(ctx, ids)).map((p) => [p.id, p.name]));
  return states.map((s) => ({ ...s, by: s.by && (names.get(s.by) ?? null) }));
};

const maySet = (ctx: Ctx, key: SettingKey): boolean =>
  !administratorSettings.includes(key) || judge(administrators, me(ctx)) === 'yes';

export const readSettings = async (ctx: Ctx): Promise<AnswerOf<typeof operator.settings>> => ({
  staleRates: (await readRates(ctx)).stale,
  settings: (
    await named(
      ctx,
      (await settingStates(ctx)).filter((s) => maySet(ctx, s.key)),
    )
  ).map((s) => ({
    ...s,
    usual: defaultSetting(s.key),
  })),
});

/**
 * Sets what somebody has seen in this version.
 * @throws Refused common.notFound for a key that is unknown or not theirs to set, operator.badSetting with the fields that can't be so,
 * operator.settingChanged where somebody saved it meanwhile
 */
export const setSetting = async (
  ctx: Ctx,
  given: string,
  { value, version }: { value?: unknown; version: number },
): Promise<AnswerOf<typeof operator.setSetting>> => {
  const key = keys.find((k) => k === given);
  if (!key || !maySet(ctx, key)) throw refuse(common.notFound);
  const stateOf = async (c: Ctx) => (await settingStates(c)).filter((s) => s.key === key);
  await inTransaction(ctx, async (tx) => {
    const [before] = await stateOf(tx);
    const saved = await writeSetting(tx, key, value as never, version).catch((err: unknown) => {
      throw err instanceof Refused ? refuse(operatorErrors.badSetting, {}, err.fields) : err;
    });
    if (!saved) throw refuse(operatorErrors.settingChanged);
    await record(tx, { act: 'setting.write', subject: key, subjectId: key, before: before?.value, after: value });
  });
  await announceSettings(ctx);
  const [now] = await named(ctx, await stateOf(ctx));
  if (!now) throw refuse(common.notFound);
  const { value: kept, version: counted, by, at } = now;
  return { value: kept, version: counted, by, at };
};
