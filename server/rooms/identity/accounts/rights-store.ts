import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Joining, Rights } from './rights-rules.ts';
import { personColumns, type User } from './store.ts';
import { users } from '../tables.ts';

/** Writes what rights follow to, for all in one statement. Only `settle-rights.ts` calls it. */
export const writeRights = async (
  tx: Ctx,
  rows: (Rights & { id: string; joinedAs: readonly Joining[] })[],
): Promise<User[]> =>
  rows.length
    ? tx.db
        .update(users)
        .set({
          userType: sql`r."userType"`,
          roles: sql`r.roles`,
          authStatus: sql`r."authStatus"`,
          joinedAs: sql`r."joinedAs"`,
        })
        .from(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "userType" smallint, roles text[], "authStatus" smallint, "joinedAs" text[])`,
        )
        .where(sql`${users.id} = r.id`)
        .returning(personColumns)
    : [];
