import type { Ctx } from '#server/platform/context.ts';
import { asSupplier } from './join-rules.ts';
import { findUsersOfCompanies, updateUser } from './store.ts';

/**
 * For the room that verifies: a company's people become suppliers, in the caller's transaction. Customer service keeps its
 * own role. @returns whom it changed
 */
export const grantSupplier = async (tx: Ctx, entId: string): Promise<string[]> => {
  const people = (await findUsersOfCompanies(tx, [entId])).filter((u) => u.userType !== 4);
  for (const u of people) await updateUser(tx, u.id, { ...asSupplier(u), authStatus: 1 });
  return people.map((u) => u.id);
};
