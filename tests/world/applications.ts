import type { InputOf } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import type { ReasonCode } from '#contract/verification/rules.ts';
import { newId } from '#server/platform/ids.ts';
import { files } from '#server/rooms/files/tables.ts';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import type { TestPerson } from './people.ts';

type Submit = InputOf<typeof verification.submit>['body'];
let n = 0;

/** A credit code that is new on every call, with its right check sign. */
export const newCreditCode = (): string => {
  n += 1;
  return withCheckDigit(`91320900MA${String(n).padStart(7, '0')}`);
};

/** A picture of theirs that no record has claimed. @returns its id */
export const fileOf = async (t: TestPlatform, p: TestPerson): Promise<string> => {
  const id = newId();
  const key = `${id.slice(0, 8)}/${id}.png`;
  await t.platform.storage.put(key, Buffer.from('picture'));
  await t.platform.db
    .insert(files)
    .values({ id, ownerId: p.userId, key, name: 'licence.png', type: 'image/png', size: 7, sha256: 'x' });
  return id;
};

/** A licence, and the identity document of the representative whom it names. */
export const papersOf = async (t: TestPlatform, p: TestPerson): Promise<Submit['documents']> => [
  { type: 'businessLicence', fileId: await fileOf(t, p) },
  { type: 'idDocument', fileId: await fileOf(t, p) },
];

/** A company's application by its legal representative, with all that is asked for. */
export const applicationOf = async (t: TestPlatform, p: TestPerson, o: Partial<Submit> = {}): Promise<Submit> => ({
  kind: 'supplier',
  documents: await papersOf(t, p),
  fields: {
    name: '盐城恒泽新材料有限公司',
    creditCode: newCreditCode(),
    legal: '薛明澜',
    personName: '薛明澜',
    address: '盐城市临港路 18 号',
  },
  ...o,
});

export const submitAs = async (t: TestPlatform, p: TestPerson, o: Partial<Submit> = {}) =>
  t.as(p.token)(verification.submit, { body: await applicationOf(t, p, o) });

/** An operator decides; an approval says that the applicant's authority was accepted. */
export const decideAs = (
  t: TestPlatform,
  by: TestPerson,
  id: string,
  decision: 'approve' | 'askMore' | 'reject',
  more: { reasons?: ReasonCode[]; note?: string; authority?: 'accepted' | 'refused' } = {},
) =>
  t.as(by.token)(operator.decide, {
    params: { id },
    body: { decision, ...(decision === 'approve' && { authority: 'accepted' as const }), ...more },
  });
