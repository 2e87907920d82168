import { eq, sql } from 'drizzle-orm';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { companyRenamed } from './events.ts';
import type { NewEnterprise } from './store.ts';
import { enterprises } from './tables.ts';

/** The columns that the company's own form fills in. */
export type FormColumns = Pick<
  NewEnterprise,
  | 'entType'
  | 'staff'
  | 'categories'
  | 'processes'
  | 'fields'
  | 'salesRegions'
  | 'tendencyOrder'
  | 'certificates'
  | 'logo'
  | 'regionId'
  | 'city'
  | 'countryCode'
>;

/** Keeps the form of a locked company: its columns, the form itself, and nothing else that is known of the company. */
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

/** One answer of the form; the others stay. */
export const answerForm = async (tx: Ctx, id: string, answer: object): Promise<void> => {
  const info = sql`coalesce(${enterprises.profile}->'info', '{}'::jsonb) || ${JSON.stringify(answer)}::jsonb`;
  await tx.db
    .update(enterprises)
    .set({ profile: sql`${enterprises.profile} || jsonb_build_object('info', ${info})` })
    .where(eq(enterprises.id, id));
};
