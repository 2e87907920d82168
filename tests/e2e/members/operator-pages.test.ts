import { beforeAll, describe } from 'vitest';
import { pages } from '#contract/pages.ts';
import { sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { useBrowser } from '../harness/page.ts';
import { visit } from '../harness/visit.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
let token: string;
beforeAll(async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  token = await sessionOf(platform, rows[0]?.id ?? '');
});

describe('pages of the operator’s desk', () => {
  for (const { path } of pages.filter((p) => p.layout === 'operator'))
    visit({
      path,
      open,
      // Whoever is logged in is led on from the login.
      as: () => Promise.resolve({ token: path === '/operator/login' ? undefined : token, address: path }),
    });
});
