import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { NewCompany } from './store.ts';
import { enterprises } from './tables.ts';

type Facts = Pick<NewCompany, 'intro' | 'capabilities' | 'annualCapacity' | 'certificates'>;

/** The facts of a locked company, by one saving more. @returns its revision */
export const writeFacts = async (tx: Ctx, id: string, facts: Facts): Promise<number> => {
  const [row] = await tx.db
    .update(enterprises)
    .set({ ...facts, factsRevision: sql`${enterprises.factsRevision} + 1` })
    .where(eq(enterprises.id, id))
    .returning({ revision: enterprises.factsRevision });
  return row?.revision ?? 0;
};

/** The certificates of a locked company; who edits its facts meanwhile is told by their revision. */
export const writeCertificates = async (
  tx: Ctx,
  id: string,
  certificates: NewCompany['certificates'],
): Promise<void> => {
  await tx.db
    .update(enterprises)
    .set({ certificates, factsRevision: sql`${enterprises.factsRevision} + 1` })
    .where(eq(enterprises.id, id));
};
