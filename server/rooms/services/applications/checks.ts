import type { FormValues } from '#contract/services/forms.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import type { ApplicationRecord } from './store.ts';

type Check = {
  kind: ServiceKind;
  /** Refuses what of a corrected application does not fit the record that it was made of. */
  judge: (tx: Ctx, a: ApplicationRecord, values: FormValues) => Promise<void>;
};
/** Rooms whose records applications are made of, by kind. */
export const applicationChecks = point<Check>('services.checks');

export const judgeByRooms = async (tx: Ctx, a: ApplicationRecord, values: FormValues): Promise<void> => {
  for (const c of tx.platform.answers(applicationChecks)) if (c.kind === a.kind) await c.judge(tx, a, values);
};
