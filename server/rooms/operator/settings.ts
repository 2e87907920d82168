import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type operator, operatorErrors as no } from '#contract/operator.ts';
import { settingKeys as keys } from '#contract/settings.ts';
import { type Ctx, inTransaction, refuse, Refused } from '#server/platform/context.ts';
import { announceSettings, readSetting, usualSetting, writeSetting } from '#server/rooms/settings/index.ts';
import { record } from './record.ts';

export const readSettings = async (ctx: Ctx): Promise<AnswerOf<typeof operator.settings>> => ({
  settings: await Promise.all(
    keys.map(async (key) => ({ key, value: await readSetting(ctx, key), usual: usualSetting(key) })),
  ),
});

/** @throws Refused common.notFound for an unknown key, operator.badSetting with the fields that can't be so */
export const setSetting = async (ctx: Ctx, given: string, value: unknown): Promise<{ value: unknown }> => {
  const key = keys.find((k) => k === given);
  if (!key) throw refuse(common.notFound);
  const before = await readSetting(ctx, key);
  await inTransaction(ctx, async (tx) => {
    await writeSetting(tx, key, value as never).catch((err: unknown) => {
      throw err instanceof Refused ? refuse(no.badSetting, {}, err.fields) : err;
    });
    await record(tx, { act: 'setting.write', subject: key, subjectId: key, before, after: value });
  });
  await announceSettings(ctx);
  return { value: await readSetting(ctx, key) };
};
