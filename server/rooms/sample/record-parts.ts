import type { Matter } from '#contract/identity/leaving.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type Leaver, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { partyOf } from './policy.ts';
import { presentWhole } from './present.ts';
import { findAskedBy, findOpenSamples, findRecordSamples } from './record-store.ts';

/** Sample orders of a record, as the desk reads them; no prices. */
export const samplesOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { rows, total } = await findRecordSamples(ctx, of);
  return recordSection(
    'samples',
    rows.map((s) =>
      recordRow({
        id: s.id,
        at: s.createdAt,
        number: s.number,
        title: s.title,
        kind: translate(ctx.lang, `operator:record.side.${s.supplierEntId === of.entId ? 'supplier' : 'buyer'}`),
        state: translate(ctx.lang, `sample:state.${s.state}`),
      }),
    ),
    total,
  );
};

/** Sample orders that the person asked for and may still see, as the app shows them. */
export const exportSamples = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  presentWhole(
    ctx,
    (await findAskedBy(ctx, person.userId)).flatMap((s) => {
      const party = partyOf(person, s);
      return party ? [{ s, party }] : [];
    }),
  );

/** What is under way is brought to its end before its party goes. */
export const openSamples = async (ctx: Ctx, who: Leaver): Promise<Matter[]> =>
  (await findOpenSamples(ctx, who)).map(({ id, number }) => ({
    kind: 'sample',
    number,
    link: pageTo('sample', { id }),
  }));
