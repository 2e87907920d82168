import { beforeAll, describe } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { visited } from '#tests/harness/parts.ts';
import { sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { useBrowser } from '../harness/page.ts';
import { visit } from '../harness/visit.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
let token: string;
/** Pages of one record, with the record of the demo world that they show. */
const records: Record<string, string> = {
  '/operator/person': `select id from users where phone = '13800000001'`,
  '/operator/member-points': `select id from users where phone = '13800000001'`,
  '/operator/company': `select ent_id as id from users where username = 'weiheng-carbon'`,
  '/operator/contribution': `select id from contributions where state = 'submitted' order by id limit 1`,
  '/operator/advertisement': `select id from advertisements where state = 'asked' order by id limit 1`,
  '/operator/fair': `select id from fairs where published_at is not null order by id limit 1`,
  '/operator/hall-plan': `select id from fair_halls order by id limit 1`,
  '/operator/content-piece': `select id from content_pieces where state = 'review' order by id limit 1`,
  '/operator/case': `select id from verification_applications where state = 'approved' order by id limit 1`,
};
const idBy = async (sql: string) => (await pool.query<{ id: string }>(sql)).rows[0]?.id ?? '';
beforeAll(async () => {
  token = await sessionOf(platform, await idBy(`select id from users where username = 'operator'`));
});

describe('pages of the operator’s desk', () => {
  for (const { path } of visited(pages.filter((p) => p.layout === 'operator')))
    visit({
      path,
      open,
      // Whoever is logged in is led on from the login.
      as: async () => {
        const record = records[path];
        return {
          token: path === '/operator/login' ? undefined : token,
          address: record ? `${path}?id=${await idBy(record)}` : path,
        };
      },
    });
});
