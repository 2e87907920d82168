import { beforeAll, describe } from 'vitest';
import { judge, type RoleCode, type UserType } from '#contract/core/access.ts';
import { pages } from '#contract/all-pages.ts';
import { visited } from '#tests/harness/parts.ts';
import { demoAccounts, type DemoKey } from '#server/world/index.ts';
import { sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { useBrowser } from '../harness/page.ts';
import { visit } from '../harness/visit.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();

type Known = { token: string; userId: string; userType: UserType; roles: RoleCode[]; isFinish: boolean };
const people = new Map<DemoKey, Known>();

beforeAll(async () => {
  for (const { key, login } of demoAccounts) {
    const { rows } = await pool.query<Omit<Known, 'token'>>(
      `select id as "userId", user_type as "userType", roles, is_finish as "isFinish"
       from users where username = $1 or phone = $1`,
      [login],
    );
    if (!rows[0]) throw new Error(`no demo account ${login}`);
    people.set(key, { ...rows[0], token: await sessionOf(platform, rows[0].userId) });
  }
});

/** The first of these whom the page's rule lets in. */
const readers: DemoKey[] = ['buyer', 'supplier', 'personalBuyer', 'provider', 'service'];
const readerOf = (path: string): Known => {
  const rule = pages.find((p) => p.path === path);
  // Booths and their orders are a supplier's in the demo world.
  const known: DemoKey[] = path.startsWith('/newFielddata/') ? ['supplier', ...readers] : readers;
  const reader = known.map((k) => people.get(k)).find((p) => p && rule && judge(rule.access, p) === 'yes');
  if (!reader) throw new Error(`nobody of the demo world may open ${path}`);
  return reader;
};

/** A page of one record takes an id; without one it shows the newest, apart from the order's. */
const addressOf = async (path: string, reader: Known): Promise<string> => {
  if (path === '/productDetails/{id}') {
    const { rows } = await pool.query<{ id: string }>('select id from products order by id limit 1');
    return path.replace('{id}', rows[0]?.id ?? '');
  }
  if (path === '/boothDetail/{id}' || path === '/brandDetail/{id}') {
    const { rows } = await pool.query<{ booth: string; brand: string }>(
      `select b.id as booth, b.ent_id as brand from fair_booths b join booth_displays d on d.booth_id = b.id order by b.id limit 1`,
    );
    return path.replace('{id}', (path.startsWith('/booth') ? rows[0]?.booth : rows[0]?.brand) ?? '');
  }
  if (path === '/conference/{slug}') return path.replace('{slug}', 'wind-blade-composites-congress');
  if (path === '/tuku.html/{id}') {
    const { rows } = await pool.query<{ id: string }>('select id from fair_albums order by id limit 1');
    return path.replace('{id}', rows[0]?.id ?? '');
  }
  if (path === '/exhibitionTicket.html') {
    const { rows } = await pool.query<{ id: string }>(
      `select id from fairs where starts_at > now() and published_at is not null limit 1`,
    );
    const res = await fetch(`${baseUrl}/api/busi/fair/detail/${rows[0]?.id ?? ''}/register`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.token}` },
    });
    return `${path}?code=${((await res.json()) as { data: { code: string } }).data.code}`;
  }
  if (path === '/buyerInquirydata/amendInquiry') {
    const { rows } = await pool.query<{ id: string }>(
      `select id from inquiries where buyer_id = $1 and state = 'quoting' order by id limit 1`,
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/buyerInquirydata/confidentiality' || path === '/supplierdata/annex') {
    const { rows } = await pool.query<{ id: string; file: string }>(
      `select id, annexes[1] as file from inquiries
       where buyer_id = $1 and confidential and cardinality(annexes) > 0 order by id limit 1`,
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}${path.endsWith('annex') ? `&file=${rows[0]?.file ?? ''}` : ''}`;
  }
  if (path === '/buyerInquirydata/bigBuyersCompare' || path === '/supplierdata/bigBuyersOffer') {
    const { rows } = await pool.query<{ id: string }>(
      `select id from purchases where state = 'open' order by buyer_id = $1 desc, id limit 1`,
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/newFielddata/booth') {
    const { rows } = await pool.query<{ id: string }>(
      `select b.id from fair_booths b where b.state = 'taken' and b.ent_id = (select ent_id from users where id = $1) order by b.id limit 1`,
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/newFielddata/askMeeting') {
    const { rows } = await pool.query<{ id: string }>(
      `select booth_id as id from booth_staff where jsonb_array_length(hours) > 0 order by booth_id limit 1`,
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/compositesMobile/contribution') {
    const { rows } = await pool.query<{ id: string }>(
      `select id from contributions where ent_id = (select ent_id from users where id = $1) order by state = 'returned' desc, id limit 1`,
      [reader.userId],
    );
    return rows[0] ? `${path}?id=${rows[0].id}` : path;
  }
  if (path === '/marketing/advertisement') {
    const { rows } = await pool.query<{ id: string }>(
      `select id from advertisements where ent_id = (select ent_id from users where id = $1) order by state = 'returned' desc, id limit 1`,
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/newFielddata/boothOrder') {
    const { rows } = await pool.query<{ id: string }>(
      'select id from booth_orders where ent_id = (select ent_id from users where id = $1) order by id limit 1',
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/orderCenter/sampleDetail') {
    const { rows } = await pool.query<{ id: string }>(
      'select id from samples where buyer_id = $1 or supplier_ent_id = (select ent_id from users where id = $1) order by id limit 1',
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/jobCenter/application') {
    const { rows } = await pool.query<{ id: string }>(
      'select id from job_applications where applicant_id = $1 or ent_id = (select ent_id from users where id = $1) order by id limit 1',
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/orderCenter/serviceDetail') {
    const { rows } = await pool.query<{ id: string }>(
      'select id from service_applications where applicant_id = $1 or provider_ent_id = (select ent_id from users where id = $1) order by id limit 1',
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/orderCenter/testQuotation') {
    const { rows } = await pool.query<{ id: string }>(
      'select id from test_quotations where owner_id = $1 order by id limit 1',
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path === '/orderCenter/dealTimeline') {
    const { rows } = await pool.query<{ id: string }>(
      `select id from inquiries where buyer_id = $1 and state <> 'draft' order by id limit 1`,
      [reader.userId],
    );
    return `${path}?id=${rows[0]?.id ?? ''}`;
  }
  if (path !== '/orderCenter/orderDetail') return path;
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where buyer_id = $1 or supplier_id = $1 order by id desc limit 1',
    [reader.userId],
  );
  return `${path}?id=${rows[0]?.id ?? ''}`;
};

describe('member pages, and site pages that show a member more', () => {
  const closed = visited(pages.filter((p) => p.layout === 'member' || p.access.kind === 'session'));
  for (const { path } of closed)
    visit({
      path,
      open,
      as: async () => {
        const reader = readerOf(path);
        return { token: reader.token, address: await addressOf(path, reader) };
      },
    });
});
