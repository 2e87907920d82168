import pg from 'pg';
import { fillRooms, type Room } from './crowd/_chat-people.ts';
import { onGround } from './_ground.ts';

const messages = 100_000;
/** Conversations beside it, and messages of each. */
const others = { rooms: 20, messages: 2_000 } as const;
const people = 10;
const size = 50;
const times = 110;
/** Milliseconds that 95 of a hundred may take at the most. */
const limits = { opening: 150, older: 100, search: 500 } as const;
/** What is searched for: one message of 100,000, one of a thousand, one of ten, and nothing. */
const words = ['K77123', '真空袋', 'resin', '没有这个词'];

const sentences = `array['T700 12K 碳纤维下周能交货吗？', 'The resin cures at 120 °C within two hours.', '请报 600 kg 的价格，含税到厂。',
  'Necesitamos el certificado antes del viernes.', '样品已经寄出，请注意查收。', 'We can ship 20 rolls by the end of the month.', '好的，谢谢。',
  'The last batch had a fibre content of 62 %.', '合同请走流程。', 'Gracias, lo vemos mañana.']`;

const fill = async (pool: pg.Pool, room: Room, count: number): Promise<void> => {
  await pool.query(
    `insert into chat_messages (id, conversation_id, seq, sender_id, side, client_id, kind, body, lang, created_at)
     select uuidv7(), $1, n, ($2::uuid[])[1 + n % 10], case when n % 10 = 0 then 0 else 1 end, gen_random_uuid(), 'text',
       (${sentences})[1 + n % 10] || case when n % 1000 = 7 then ' 真空袋' else '' end || ' K' || n, 'cn', now() - ($3::int - n) * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [room.id, room.people.map((p) => p.userId), count],
  );
  await pool.query(
    'update chat_conversations set last_seq = $2::int, last_of_a = $2::int - 9, last_of_b = $2::int where id = $1',
    [room.id, count],
  );
  await pool.query(
    `insert into chat_members (conversation_id, user_id, side, read_upto)
     select $1, u, case when n = 1 then 0 else 1 end, $3::int - 100 from unnest($2::uuid[]) with ordinality as p(u, n)`,
    [room.id, room.people.map((p) => p.userId), count],
  );
};

const percentile = (list: number[], p: number) =>
  Number((list.toSorted((a, b) => a - b)[Math.floor(list.length * p)] ?? 0).toFixed(1));
const taken = async (work: (i: number) => Promise<void>): Promise<{ p50: number; p95: number }> => {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await work(i);
    if (i >= 10) all.push(performance.now() - began);
  }
  return { p50: percentile(all, 0.5), p95: percentile(all, 0.95) };
};

/** The same answers by the SQL alone that they need: who reads, the messages with the names of who wrote them, how far was read, how many are found. */
const bareWork = (pool: pg.Pool, { id, people: [me] }: Room) => {
  const mine = `(user_a = $2 or user_b = $2 or ent_id = (select ent_id from users where id = $2))`;
  const columns =
    'm.id, m.seq, m.sender_id, m.side, m.client_id, m.kind, m.body, m.said, m.lang, m.recalled_at, m.created_at, u.name';
  const slice = (before: number) =>
    pool.query(
      `select ${columns} from chat_messages m join users u on u.id = m.sender_id
       where conversation_id = $1 and seq < $2 order by seq desc limit ${size}`,
      [id, before],
    );
  const own = () => pool.query(`select * from chat_conversations where id = $1 and ${mine}`, [id, me?.userId]);
  const read = () =>
    pool.query('select side, max(read_upto) from chat_members where conversation_id = $1 group by side', [id]);
  const found = `from chat_messages m where conversation_id = $1 and recalled_at is null and hidden_at is null and body ilike $2`;
  return {
    opening: async () => {
      await own();
      await slice(messages + 1);
      await read();
    },
    older: async (before: number) => {
      await own();
      await slice(before);
      await read();
    },
    search: async (q: string) => {
      await own();
      const like = `%${q}%`;
      await pool.query(`select * ${found} order by created_at desc, id desc limit 20`, [id, like]);
      await pool.query(`select count(*) from (select 1 ${found} limit 10000) n`, [id, like]);
    },
  };
};

/** One conversation of 100,000 messages: opening it, a page of older messages and a search within it, against bare SQL of the same work. */
export const run = async (): Promise<{ ok: boolean }> => {
  return onGround(async (g) => {
    const [long, ...rest] = await fillRooms(g.url, g.folder, others.rooms + 1, people);
    if (!long) throw new Error('no conversation was made');
    const pool = new pg.Pool({ connectionString: g.url, max: 1 });
    g.atEnd(() => pool.end());
    for (const room of rest) await fill(pool, room, others.messages);
    await fill(pool, long, messages);
    await pool.query('vacuum analyze chat_messages');
    const ours = await g.platform();
    const ask = async (i: number, path: string, body?: object) => {
      const res = await fetch(`${ours.url}/api/chat/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${long.people[i % people]?.token}`,
          'x-forwarded-for': `10.0.0.${i % 250}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { code, data } = (await res.json()) as { code: number; data: { records?: unknown[]; total?: number } };
      if (code !== 0) throw new Error(`${path} answered ${res.status}`);
      return data;
    };
    const placeOf = (i: number) => 100 + ((i * 7_919) % (messages - 100));
    const wordOf = (i: number) => words[i % words.length] ?? '';
    const bare = bareWork(pool, long);
    const work = {
      opening: {
        ours: async (i: number) => {
          await ask(i, `/session/${long.id}`);
          await ask(i, '/history/list_message', { sessionId: long.id, size });
        },
        bare: () => bare.opening(),
      },
      older: {
        ours: async (i: number) =>
          void (await ask(i, '/history/list_message', { sessionId: long.id, before: placeOf(i), size })),
        bare: (i: number) => bare.older(placeOf(i)),
      },
      search: {
        ours: async (i: number) =>
          void (await ask(i, `/history/search?sessionId=${long.id}&size=20&q=${encodeURIComponent(wordOf(i))}`)),
        bare: (i: number) => bare.search(wordOf(i)),
      },
    };
    const found = await Promise.all(
      words.map(
        async (q) => (await ask(0, `/history/search?sessionId=${long.id}&size=20&q=${encodeURIComponent(q)}`)).total,
      ),
    );
    if (found[0] !== 1 || found[1] !== messages / 1_000 || found[3] !== 0) throw new Error(`found ${found.join(', ')}`);
    const rows: {
      what: keyof typeof work;
      p50: number;
      p95: number;
      bareP50: number;
      bareP95: number;
      ratio: number;
    }[] = [];
    for (const what of ['opening', 'older', 'search'] as const) {
      const b = await taken(work[what].bare);
      const o = await taken(work[what].ours);
      rows.push({ what, ...o, bareP50: b.p50, bareP95: b.p95, ratio: Number((b.p95 / o.p95).toFixed(2)) });
    }
    console.table(rows);
    const at = (k: 'p95' | 'bareP95' | 'ratio') => Object.fromEntries(rows.map((r) => [r.what, r[k]]));
    const ok = rows.every((r) => r.p95 <= limits[r.what]);
    console.log(
      JSON.stringify({
        name: 'chat',
        of: messages,
        p95: at('p95'),
        bareP95: at('bareP95'),
        ratio: at('ratio'),
        limits,
        ok,
      }),
    );
    return { ok };
  });
};
