import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The stored copies of what rights follow from; only these write them. */
const writers = new Set([
  'server/rooms/identity/accounts/rights-store.ts',
  'server/rooms/enterprise/standing-store.ts',
]);
const named = /\b(?:userType|roles|authStatus|supplierVerified)\b\s*(?::|,|$|\})/m;
const inSql = /\b(?:user_type|roles|auth_status|supplier_verified)\b"?\s*=[^=>]/;

/** The arguments of every call of these names, as they are written. */
const argumentsOf = (code: string, calls: RegExp): string[] =>
  [...code.matchAll(calls)].map((m) => {
    const from = m.index + m[0].length;
    let depth = 1;
    let at = from;
    for (; depth > 0 && at < code.length; at += 1) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
    return code.slice(from, at - 1);
  });
const writes = (code: string): boolean =>
  argumentsOf(code, /\.(?:set|values)\(/g).some((a) => named.test(a)) || inSql.test(code);

it('nobody writes rights but the one command', () => {
  const files = globSync('server/**/*.ts').filter((f) => !f.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((f) => !writers.has(f) && writes(readFileSync(f, 'utf8')))).toEqual([]);
  for (const f of writers) expect(writes(readFileSync(f, 'utf8')), f).toBe(true);
  const callers = files.filter((f) => /\b(?:markSuppliers|writeRights)\(/.test(readFileSync(f, 'utf8')));
  expect(callers).toEqual(['server/rooms/identity/accounts/settle-rights.ts']);
});

it('fails for a planted violation', () => {
  expect(writes(`await tx.db.update(users).set({ joinedAs, roles: ['ROLE_GYS'] }).where(eq(users.id, id));`)).toBe(
    true,
  );
  expect(writes(`await tx.db.insert(enterprises).values({ id, supplierVerified: f(true) });`)).toBe(true);
  expect(writes('await tx.db.execute(sql`update users set auth_status = 1`);')).toBe(true);
  expect(writes(`ctx.db.select({ roles: users.roles }).from(users).where(eq(users.userType, 4));`)).toBe(false);
});
