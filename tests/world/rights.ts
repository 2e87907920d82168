import type pg from 'pg';
import type { RoleCode } from '#contract/core/access.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import { type Joining, rightsOf } from '#server/rooms/identity/accounts/rights-rules.ts';

type Row = {
  id: string;
  joinedAs: Joining[];
  entId: string | null;
  is: string;
  supplies: boolean;
  proved: ApplicationKind[];
};

/** What is proved and holds, whether by an application or without one. */
const holding = `(
  select kind, applicant_id as user_id, ent_id from verification_applications where state = 'approved'
  union all select kind, user_id, ent_id from verification_grants where ended_at is null)`;
const written = (r: { userType: number; roles: readonly RoleCode[]; authStatus: number }) =>
  `${r.userType} ${r.roles.join()} ${r.authStatus}`;

/** Everybody whose stored rights, and every company whose stored mark, are not what they follow from; with how many there are. */
export const wronglyStored = async (pool: pg.Pool): Promise<{ wrong: string[]; people: number }> => {
  const { rows } = await pool.query<Row>(`
    select u.id, u.joined_as as "joinedAs", u.ent_id as "entId",
           u.user_type || ' ' || array_to_string(u.roles, ',') || ' ' || u.auth_status as "is",
           exists (select 1 from ${holding} h where h.kind = 'supplier' and h.ent_id = u.ent_id) as supplies,
           array(select h.kind from ${holding} h where h.user_id = u.id and (h.kind = 'personal' or h.ent_id = u.ent_id)) as proved
    from users u`);
  const people = rows.flatMap((u) => {
    const should = written(rightsOf({ ...u, sits: u.entId !== null }));
    return u.is === should ? [] : [`person ${u.id} is ${u.is}, should be ${should}`];
  });
  const { rows: marks } = await pool.query<{ id: string }>(`
    select e.id from enterprises e
    where e.supplier_verified <> exists (select 1 from ${holding} h where h.kind = 'supplier' and h.ent_id = e.id)`);
  return { wrong: [...people, ...marks.map((m) => `the mark of ${m.id}`)], people: rows.length };
};
