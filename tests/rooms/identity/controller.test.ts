import { beforeAll, expect, it } from 'vitest';
import { settings } from '#contract/settings/calls.ts';
import { type Refused, systemContext } from '#server/platform/context.ts';
import { defaultSetting, writeSetting } from '#server/rooms/settings/index.ts';
import { checkProduction } from '#server/world/index.ts';
import { controller } from '#server/world/controller.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';

let p: TestPlatform;
beforeAll(async () => {
  p = await testPlatform({ jobs: false });
});
const demo = controller['legal.controller']!;

it('names nobody until it is set: production warns, and goes on', async () => {
  expect(await p.as()(settings.controller)).toEqual(defaultSetting('legal.controller'));
  const warned: unknown[] = [];
  const platform = { ...p.platform, log: { ...p.platform.log, warn: (m: unknown) => void warned.push(m) } as never };
  await checkProduction(platform);
  expect(warned).toEqual([expect.stringContaining('/operator/settings')]);
});

it('is complete in three languages or is not saved, and is read by everybody at once', async () => {
  const ctx = systemContext(p.platform);
  const faults = await writeSetting(ctx, 'legal.controller', {
    ...demo,
    registration: ' ',
    contact: 'no address',
    address: { cn: '上海' },
    processors: [{ name: '', purpose: { en: 'Mail' }, country: demo.company }],
  }).then(
    () => ({}),
    (err: Refused) => Object.fromEntries(Object.entries(err.fields).map(([k, f]) => [k, f.code])),
  );
  expect(faults).toEqual({
    'value.registration': 'required',
    'value.address.en': 'required',
    'value.address.es': 'required',
    'value.contact': 'email',
    'value.processors.0.name': 'required',
    'value.processors.0.purpose.cn': 'required',
    'value.processors.0.purpose.es': 'required',
  });
  await writeSetting(ctx, 'legal.controller', demo);
  expect(await p.as()(settings.controller)).toEqual(demo);
});
