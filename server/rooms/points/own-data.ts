import type { Ctx, Person } from '#server/platform/context.ts';
import { closeLedger } from './ledger/amend.ts';
import { findAllEntries } from './ledger/entry-store.ts';
import { readAddresses } from './mall/addresses.ts';
import { forgetMallOf } from './mall/exchange-store.ts';
import { readExchanges } from './mall/read-mall.ts';
import { presentEntry } from './reading/read-statement.ts';
import { deleteSignIns, findSigned } from './signing/sign-store.ts';
import { deleteTools, findTools } from './tool-store.ts';

/** What a person takes along: every line of their ledger, signed days, tools at hand. */
export const exportPoints = async (ctx: Ctx, person: Person) => {
  const { userId } = person;
  const own = { ...ctx, person };
  const [entries, signed, { tools }, exchanges, addresses] = await Promise.all([
    findAllEntries(ctx, userId),
    findSigned(ctx, userId, '2020-01-01', '9999-12-31'),
    findTools(ctx, userId),
    readExchanges(own, { current: 1, size: 1_000 }),
    readAddresses(own),
  ]);
  return { entries: entries.map(presentEntry), signed, tools, exchanges: exchanges.records, addresses };
};

/** Somebody is gone: the lines stay, what was theirs alone goes. */
export const forgetPoints = async (ctx: Ctx, userId: string): Promise<void> => {
  await closeLedger(ctx, userId);
  await deleteSignIns(ctx, userId);
  await deleteTools(ctx, userId);
  await forgetMallOf(ctx, userId);
};
