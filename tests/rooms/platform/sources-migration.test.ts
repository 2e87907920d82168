import type pg from 'pg';
import { expect, it } from 'vitest';
import { createDatabase } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { newId } from '#server/platform/ids.ts';
import { formOf } from '#server/rooms/enterprise/form-rules.ts';
import { enterprises } from '#server/rooms/enterprise/tables.ts';
import { databaseOf } from '#tests/harness/old-database.ts';
import { wronglyStored } from '#tests/world/rights.ts';

const [viewer, buyer, provider, supplier, service] = [
  'ROLE_VIEWER',
  'ROLE_BUYER',
  'ROLE_SERVICE_PROVIDER',
  'ROLE_GYS',
  'ROLR_ENTERPRISE_CUSTOMER',
];
type Old = {
  type: number;
  roles: string[];
  auth: number;
  /** Their own application, by kind and state. */
  applied?: [kind: string, state?: string];
  seat?: string;
  removed?: boolean;
};
/** A company of before: its mark, and who is there. `null` for people without one. */
const old: { mark: boolean | null; people: Old[] }[] = [
  {
    mark: null,
    people: [
      { type: 2, roles: [viewer], auth: 0 },
      { type: 2, roles: [buyer], auth: 0 },
      { type: 2, roles: [buyer], auth: 1, applied: ['personal'] },
      { type: 2, roles: [buyer], auth: 1 },
      { type: 9, roles: ['ROLE_OPERATOR'], auth: 1 },
      { type: 2, roles: [], auth: 0, removed: true },
    ],
  },
  {
    mark: false,
    people: [
      { type: 3, roles: [buyer], auth: 0 },
      { type: 3, roles: [viewer], auth: 0, seat: 'reader' },
      { type: 3, roles: [buyer], auth: 1, seat: 'sales' },
      { type: 3, roles: [buyer], auth: 1, seat: 'sales', applied: ['personal'] },
      { type: 4, roles: [service], auth: 0 },
      { type: 4, roles: [service], auth: 1, removed: true },
    ],
  },
  { mark: false, people: [{ type: 3, roles: [buyer], auth: 1, applied: ['enterprise'] }] },
  { mark: false, people: [{ type: 1, roles: [buyer], auth: 0, applied: ['supplier', 'lapsed'] }] },
  { mark: false, people: [{ type: 5, roles: [provider], auth: 0 }] },
  { mark: false, people: [{ type: 5, roles: [buyer, provider], auth: 1, applied: ['thirdParty'] }] },
  { mark: false, people: [{ type: 5, roles: [viewer, provider], auth: 1, applied: ['thirdParty'] }] },
  {
    mark: true,
    people: [
      { type: 1, roles: [supplier], auth: 1 },
      { type: 3, roles: [buyer, supplier], auth: 1, seat: 'purchasing' },
      { type: 3, roles: [viewer, supplier], auth: 1, seat: 'reader' },
      { type: 15, roles: [provider, supplier], auth: 1, seat: 'sales' },
      { type: 15, roles: [buyer, provider, supplier], auth: 1, seat: 'sales', applied: ['thirdParty'] },
      { type: 15, roles: [provider, supplier], auth: 1, seat: 'sales', applied: ['thirdParty'] },
      { type: 4, roles: [service], auth: 1 },
    ],
  },
  {
    mark: true,
    people: [
      { type: 3, roles: [buyer, supplier], auth: 1, applied: ['supplier'] },
      { type: 1, roles: [buyer, supplier], auth: 1, seat: 'sales' },
    ],
  },
];

const person = async (pool: pg.Pool, o: Old, entId: string | null): Promise<string> => {
  const id = newId();
  const seat = entId && o.type !== 4 ? (o.seat ?? 'owner') : null;
  await pool.query(
    `insert into users (id, user_type, roles, auth_status, password_hash, ent_id, company_role, removed_at)
     values ($1, $2, $3, $4, 'none', $5, $6, $7)`,
    [id, o.type, o.roles, o.auth, entId, seat, o.removed ? new Date() : null],
  );
  if (o.applied) await applied(pool, id, o.applied[0], entId, o.applied[1]);
  return id;
};
const applied = async (pool: pg.Pool, by: string, kind: string, entId: string | null, state = 'approved') => {
  const id = newId();
  await pool.query(
    `insert into verification_applications (id, number, kind, applicant_id, ent_id, state, lang, given, read)
     values ($1::uuid, $1::uuid::text, $2, $3, $4, $5, 'cn', '{}', '{}')`,
    [id, kind, by, kind === 'personal' ? null : entId, state],
  );
  return id;
};
const company = async (pool: pg.Pool, mark: boolean, profile: object = {}): Promise<string> => {
  const id = newId();
  await pool.query(
    `insert into enterprises (id, slug, name, supplier_verified, profile) values ($1::uuid, 'old-' || $1::uuid, '{}', $2, $3)`,
    [id, mark, profile],
  );
  return id;
};
const rightsIn = async (pool: pg.Pool) =>
  new Map(
    (await pool.query('select id, user_type, roles, auth_status from users')).rows.map(({ id, ...is }) => [id, is]),
  );

it('leaves everybody the rights that they had, and says what they follow from', async () => {
  const pool = await databaseOf('0011');
  for (const { mark, people } of old) {
    const entId = mark === null ? null : await company(pool, mark);
    for (const p of people) await person(pool, p, entId);
  }
  const before = await rightsIn(pool);
  // Copies that had gone wrong: a role that outlived the mark, the papers of a company that everybody left, customer service that
  // came after the approval.
  const stale = await person(pool, { type: 3, roles: [buyer, supplier], auth: 1 }, await company(pool, false));
  const [left, kept] = [await company(pool, false), await company(pool, true)];
  const paper = await applied(pool, await person(pool, { type: 2, roles: [buyer], auth: 0 }, null), 'supplier', left);
  const late = await person(pool, { type: 4, roles: [service], auth: 0 }, kept);

  await migrateDatabase(pool);

  const after = await rightsIn(pool);
  // Operators of then could do everything, which has a name since.
  const named = (is: { user_type: number; roles: string[] } | undefined) =>
    is?.user_type === 9 ? { ...is, roles: [...is.roles, 'ROLE_OPERATOR_ADMINISTRATOR'] } : is;
  for (const [id, is] of before) expect(after.get(id)).toEqual(named(is));
  expect(await wronglyStored(pool)).toMatchObject({ wrong: [] });
  expect(after.get(stale)).toEqual({ user_type: 3, roles: [buyer], auth_status: 1 });
  expect(after.get(late)).toEqual({ user_type: 4, roles: [service], auth_status: 1 });
  const { rows } = await pool.query(
    `select a.state, h.event, h."by" from verification_applications a join verification_history h on h.application_id = a.id where a.id = $1`,
    [paper],
  );
  expect(rows).toEqual([{ state: 'lapsed', event: 'lapsed', by: 'system' }]);
  // A verification that rests on an application is not granted besides: it ends with it.
  const { rows: grants } = await pool.query(
    `select kind, count(*)::int as n from verification_grants group by 1 order by 1`,
  );
  expect(grants).toEqual([
    { kind: 'enterprise', n: 3 },
    { kind: 'personal', n: 1 },
    { kind: 'supplier', n: 2 },
  ]);
});

it('keeps every answer of the company’s form, where two differ the one that was shown', async () => {
  const pool = await databaseOf('0011');
  const [logo, licence] = [newId(), newId()];
  const form = {
    entNameCn: '恒泽',
    areaId: [1_320_500, 1_320_600, 156],
    entType: ['manufacturer'],
    entStaffNum: ['50-100'],
    entLogoCn: `/api/busi/busifile/${logo}`,
    licenseQyFile: `/api/busi/busifile/${licence}`,
    entProductsCn: ['carbon-fibre', 'prepreg'],
    entField: ['wind-energy'],
    processType: ['rtm'],
    factoryArea: ['small'],
    certifiedProduct: ['en-45545'],
    systemCertification: ['iso-9001', 'as-9100'],
    trademarkNumber: '12',
    tendencyOrder: '1568',
    factory: '1',
    salesRegions: ['east-china'],
  };
  const filled = await company(pool, false, { info: form, address: '盐城', creditCode: '91320900MA1X8K3T4N' });
  await pool.query(
    `update enterprises set categories = '{glass-fibre}', ent_type = 'trader', region_id = 1, tendency_order = 1567,
       certificates = '[{"slug":"iso-9001","number":"Q1","verified":true},{"slug":"nadcap","verified":true}]' where id = $1`,
    [filled],
  );
  const known = await company(pool, false, { founded: 1990 });
  await pool.query(`update enterprises set categories = '{basalt-fibre}', region_id = 7 where id = $1`, [known]);

  await migrateDatabase(pool);

  const rows = new Map(
    (await createDatabase(pool).select().from(enterprises)).map((e) => [e.id, { e, form: formOf(e) }]),
  );
  const { entNameCn, ...answers } = form;
  void entNameCn;
  expect(rows.get(filled)?.form).toEqual(answers);
  expect(rows.get(filled)?.e).toMatchObject({
    categories: ['carbon-fibre', 'prepreg'],
    entType: 'manufacturer',
    regionId: 1_320_500,
    tendencyOrder: 1568,
    certificates: [
      { slug: 'iso-9001', number: 'Q1', verified: true, claimedIn: ['systemCertification'] },
      { slug: 'nadcap', verified: true },
      { slug: 'en-45545', verified: false, claimedIn: ['certifiedProduct'] },
      { slug: 'as-9100', verified: false, claimedIn: ['systemCertification'] },
    ],
    profile: {
      address: '盐城',
      creditCode: '91320900MA1X8K3T4N',
      info: { factoryArea: ['small'], trademarkNumber: '12', factory: '1' },
    },
  });
  expect(rows.get(known)).toMatchObject({
    e: { profile: { founded: 1990 } },
    form: { entProductsCn: ['basalt-fibre'], areaId: [7], entLogoCn: '' },
  });
  // The files behind them are keyed from now on.
  await expect(pool.query('delete from files where id = $1', [logo])).rejects.toThrow('foreign key');
});

it('leaves a company with several owners to the first of them, and says so in its history', async () => {
  const pool = await databaseOf('0011');
  const entId = await company(pool, false);
  const ids = [];
  for (const at of ['2026-03-01', '2026-01-01', '2026-02-01']) {
    const id = await person(pool, { type: 3, roles: [buyer], auth: 0 }, entId);
    await pool.query('update users set created_at = $2, name = $3 where id = $1', [id, at, `人${at}`]);
    ids.push(id);
  }
  const alone = await person(pool, { type: 3, roles: [buyer], auth: 0 }, await company(pool, false));

  await migrateDatabase(pool);

  const { rows } = await pool.query('select id, company_role as seat from users order by created_at');
  expect(rows).toEqual([
    { id: ids[1], seat: 'owner' },
    { id: ids[2], seat: 'administrator' },
    { id: ids[0], seat: 'administrator' },
    { id: alone, seat: 'owner' },
  ]);
  const { rows: history } = await pool.query(
    'select ent_id, act, about, seat_before, seat_after from seat_history order by about',
  );
  const line = { ent_id: entId, act: 'changed', seat_before: 'owner', seat_after: 'administrator' };
  expect(history).toEqual([
    { ...line, about: '人2026-02-01' },
    { ...line, about: '人2026-03-01' },
  ]);
  await expect(pool.query(`update users set company_role = 'owner' where id = $1`, [ids[0]])).rejects.toThrow(
    'users_owner',
  );
});
