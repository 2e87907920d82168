import { eq, sql } from 'drizzle-orm';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { companyRenamed } from './events.ts';
import type { NewCompany } from './store.ts';
import { enterprises } from './tables.ts';

/** The columns that the company's own form fills in. */
export type FormColumns = Pick<
  NewCompany,
  | 'entType'
  | 'staff'
  | 'categories'
  | 'processes'
  | 'fields'
  | 'salesRegions'
  | 'tendencyOrder'
  | 'certificates'
  | 'logoFile'
  | 'licenceFile'
  | 'regionId'
  | 'otherRegions'
  | 'city'
  | 'countryCode'
>;

/** Keeps the form of a locked company: its columns, the answers that have none, and nothing else that is known of the company. */
export const saveForm = async (tx: Ctx, id: string, columns: FormColumns, info: object): Promise<void> => {
  const profile = sql`${enterprises.profile} || ${JSON.stringify({ info })}::jsonb`;
  await tx.db
    .update(enterprises)
    .set({ ...columns, profile })
    .where(eq(enterprises.id, id));
};

/** Another name in one language; the others stay. Whoever keeps the name hears of it. */
export const renameCompany = async (tx: Ctx, id: string, lang: Lang, name: string): Promise<void> => {
  await tx.db
    .update(enterprises)
    .set({ name: sql`${enterprises.name} || ${JSON.stringify({ [lang]: name })}::jsonb` })
    .where(eq(enterprises.id, id));
  await emit(tx, companyRenamed, { entId: id });
};

/** The licence that the form shows; all other answers stay. */
export const writeLicenceFile = async (tx: Ctx, id: string, licenceFile: string): Promise<void> => {
  await tx.db.update(enterprises).set({ licenceFile }).where(eq(enterprises.id, id));
};
