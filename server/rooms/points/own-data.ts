import type { Ctx, Person } from '#server/platform/context.ts';
import { closeLedger } from './ledger/amend.ts';
import { findAllEntries } from './ledger/entry-store.ts';
import { presentEntry } from './reading/read-statement.ts';
import { deleteSignIns, findSigned } from './signing/sign-store.ts';
import { deleteTools, findTools } from './tool-store.ts';

/** What a person takes along: every line of their ledger, signed days, tools at hand. */
export const exportPoints = async (ctx: Ctx, { userId }: Person) => {
  const [entries, signed, { tools }] = await Promise.all([
    findAllEntries(ctx, userId),
    findSigned(ctx, userId, '2020-01-01', '9999-12-31'),
    findTools(ctx, userId),
  ]);
  return { entries: entries.map(presentEntry), signed, tools };
};

/** Somebody is gone: the lines stay, what was theirs alone goes. */
export const forgetPoints = async (ctx: Ctx, userId: string): Promise<void> => {
  await closeLedger(ctx, userId);
  await deleteSignIns(ctx, userId);
  await deleteTools(ctx, userId);
};
