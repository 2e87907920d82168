import { standingChanged } from '#server/platform/bus/topics.ts';
import { afterCommit, type Ctx, inTransaction } from '#server/platform/context.ts';
import { companyBriefs, markSuppliers } from '#server/rooms/enterprise/index.ts';
import { inForce, type InForce } from './in-force.ts';
import { lockPeople } from './lock-people.ts';
import { keepsBuying, type Rights, rightsOf, type Sources } from './rights-rules.ts';
import { writeRights } from './rights-store.ts';
import type { User } from './store.ts';

const isSupplier = (found: readonly InForce[], entId: string | null): boolean =>
  entId !== null && found.some((v) => v.kind === 'supplier' && v.entId === entId);

/** What somebody's rights follow from, out of everything that holds of them and of their company. */
const sourcesOf = (u: User, found: readonly InForce[]): Sources => ({
  joinedAs: u.joinedAs,
  sits: u.entId !== null,
  supplies: isSupplier(found, u.entId),
  proved: found
    .filter((v) => v.userId === u.id && (v.kind === 'personal' || (v.entId !== null && v.entId === u.entId)))
    .map((v) => v.kind),
});

/** @returns undefined where it stands as it should */
const correction = (
  u: User,
  found: readonly InForce[],
): (Rights & { id: string; joinedAs: User['joinedAs'] }) | undefined => {
  const sources = sourcesOf(u, found);
  const joinedAs = u.entId === null ? u.joinedAs : [...keepsBuying(u.joinedAs, u.roles, rightsOf(sources).roles)];
  const is = rightsOf({ ...sources, joinedAs });
  const same = is.userType === u.userType && is.authStatus === u.authStatus && is.roles.join() === u.roles.join();
  return same ? undefined : { id: u.id, joinedAs, ...is };
};

/** Whether somebody may less than before: sockets that were opened with it must not live on. Who could nothing had none. */
const losesRights = (was: User, is: User): boolean =>
  was.roles.length > 0 && (was.userType !== is.userType || was.roles.some((r) => !is.roles.includes(r)));

/** The same for rows that the transaction holds already, or made. */
export const settleRows = async (tx: Ctx, rows: User[]): Promise<User[]> => {
  const companies = [...new Set(rows.flatMap((u) => u.entId ?? []))];
  const found = await inForce(tx, { people: rows.map((u) => u.id), companies });
  const written = new Map(
    (
      await writeRights(
        tx,
        rows.flatMap((u) => correction(u, found) ?? []),
      )
    ).map((u) => [u.id, u]),
  );
  const less = rows.filter((u) => losesRights(u, written.get(u.id) ?? u));
  if (less.length)
    await afterCommit(tx, () =>
      tx.platform.bus.publishAll(
        standingChanged,
        less.map(({ id }) => ({ userId: id })),
      ),
    );
  return rows.map((u) => written.get(u.id) ?? u);
};

/**
 * Brings what is stored of rights to what they follow from (`rights-rules.ts`): of `people` each, of `companies` the
 * supplier's mark and everybody there. The one command that writes them, called by every act that changes a source, after it
 * did, in its transaction. Sessions go on and read it with the next request; who may less than before has every socket closed
 * on every node after the commit, and opens it anew with what holds (security 6).
 * @returns the people as they are now, by id
 */
export const settleRights = (ctx: Ctx, of: { people?: string[]; companies?: (string | null)[] }): Promise<User[]> =>
  inTransaction(ctx, async (tx) => {
    const rows = await lockPeople(tx, of);
    const ids = [...new Set((of.companies ?? []).filter((c) => c !== null))];
    if (ids.length) {
      const found = await inForce(tx, { people: [], companies: ids });
      const wrong = (await companyBriefs(tx, ids)).filter((c) => c.supplierVerified !== isSupplier(found, c.id));
      await markSuppliers(
        tx,
        wrong.map((c) => ({ id: c.id, verified: !c.supplierVerified })),
      );
    }
    return settleRows(tx, rows);
  });

/** One person after a change of a source of theirs. */
export const settlePerson = async (tx: Ctx, id: string): Promise<User> => {
  const user = (await settleRights(tx, { people: [id] })).find((u) => u.id === id);
  if (!user) throw new Error('no such person');
  return user;
};
