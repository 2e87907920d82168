import { beforeAll, expect, it } from 'vitest';
import { allSlots } from '#contract/verification/needs.ts';
import { verification } from '#contract/verification/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { writeSetting } from '#server/rooms/settings/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});

it('says to anybody which documents each kind hands in, as the operator set it', async () => {
  const before = await t.as()(verification.needs);
  expect(before.thirdParty).toContainEqual({ anyOf: ['qualification'], required: true, expiry: 'needed' });
  const changed = {
    ...before,
    thirdParty: [{ anyOf: ['qualification' as const], required: false, expiry: 'none' as const }],
  };
  await writeSetting(systemContext(t.platform), 'verification.documents', changed);
  // What an applicant shows of their authority stands whatever is set.
  expect(await t.as()(verification.needs)).toEqual(allSlots(changed));
  await writeSetting(systemContext(t.platform), 'verification.documents', before);
});
