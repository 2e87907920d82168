import type { Matter } from '#contract/identity/leaving.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type Leaver, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { presentWhole } from '../applications/present.ts';
import { partyOf } from '../policy.ts';
import { findOpenApplications, findRecordApplications, findSentBy } from './record-store.ts';

/** Applications of a record, as the desk reads them; no prices, no papers. */
export const servicesOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { rows, total } = await findRecordApplications(ctx, of);
  return recordSection(
    'services',
    rows.map((a) =>
      recordRow({
        id: a.id,
        at: a.createdAt,
        number: a.number,
        title: a.title,
        kind: translate(ctx.lang, `services:kind.${a.kind}`),
        state: translate(ctx.lang, `services:state.${a.state}`),
      }),
    ),
    total,
  );
};

/** Applications that the person sent and may still see, as the app shows them. */
export const exportApplications = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  presentWhole(
    ctx,
    (await findSentBy(ctx, person.userId)).flatMap((a) => {
      const party = partyOf(person, a);
      return party ? [{ a, party }] : [];
    }),
  );

/** What is under way is brought to its end before its party goes. */
export const openApplications = async (ctx: Ctx, who: Leaver): Promise<Matter[]> =>
  (await findOpenApplications(ctx, who)).map(({ id, number }) => ({
    kind: 'service',
    number,
    link: pageTo('serviceApplication', { id }),
  }));
