import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { systemContext } from '#server/platform/context.ts';
import { readableFiles } from '#server/rooms/files/index.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { pdf } from '#tests/fixtures/office-files.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { dumpTables, foundIn } from '#tests/world/dump.ts';
import { publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const secret = 'lamination schedule 47/12';
const name = 'Aufbau-Sigilada.pdf';
/** A PDF with words that stand nowhere else; what follows its end would be refused. */
const paper = (words = secret) =>
  Buffer.from(pdf().toString('latin1').replace('%PDF-1.7', `%PDF-1.7\n%${words}`), 'latin1');

const send = async (by: TestPerson, kind: string, bytes = paper(), as = name): Promise<string> => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], as, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${by.token}` };
  const r = await t.api.request(`/api/busi/busifile/upload/${kind}`, { method: 'POST', body, headers });
  const answer = (await r.json()) as { data: { id: string; name: string; size: number } };
  expect(r.status, JSON.stringify(answer)).toBe(200);
  expect(answer.data).toMatchObject({ name: as, size: bytes.length });
  return answer.data.id;
};
const get = (path: string, by: TestPerson) => t.api.request(path, { headers: { authorization: `Bearer ${by.token}` } });
const bytesOf = async (path: string, by: TestPerson) => {
  const r = await get(path, by);
  return r.status === 200 ? Buffer.from(await r.arrayBuffer()) : r.status;
};
const file = (id: string) => `/api/busi/busifile/${id}`;
/** Everything in the folder of files. */
const stored = async (): Promise<[string, string][]> => {
  const folder = t.platform.config.dataDir;
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    all
      .filter((e) => e.isFile())
      .map(
        async (e) =>
          [join(e.parentPath, e.name), await readFile(join(e.parentPath, e.name), 'latin1')] as [string, string],
      ),
  );
};
const parcels = async () => (await stored()).filter(([path]) => path.includes('/sealed/'));
const sealedOne = async () => (await publish(t, b, { sealed: true })).id;
const open = async (id: string) => {
  await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);
  await openDue(systemContext(t.platform));
};
const seen = (id: string, by = s1) => t.as(by.token)(inquiry.forSupplier, { params: { id } });
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });

/** From now on the database commits sealed quotations, and nobody hears of it. */
const losingCommits = () => {
  const { pool } = t.platform;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let n = 0;
  let ended = false;
  const lossy = async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    let sealed = false;
    client.query = (async (...args: unknown[]) => {
      const text = String((args[0] as { text?: string }).text ?? args[0]);
      sealed ||= text.startsWith('insert into "sealed_quotations"');
      const answer = await query(...args);
      if (ended || !sealed || text !== 'commit') return answer;
      n += 1;
      throw new Error('connection terminated unexpectedly');
    }) as never;
    return client;
  };
  pool.connect = ((done?: never) => (done ? (connect as (d: never) => unknown)(done) : lossy())) as never;
  const end = () => {
    // Clients that it met are in the pool again.
    ended = true;
    Reflect.deleteProperty(pool, 'connect');
  };
  return { commits: () => n, end };
};

describe('annexes of sealed quotations (deals 75 and 83)', () => {
  it('rest closed from the upload on, bytes, names and number, and are opened with the quotation', async () => {
    const id = await sealedOne();
    const annexes = [await send(s1, 'sealed'), await send(s1, 'sealed', paper('second 48/13'), 'Zweite-Sigilada.pdf')];
    const planted = [secret, 'second 48/13', 'Sigilada'];
    // Its uploader alone reads an upload; it is no part of the copy of their data, and nobody makes a link to it.
    expect(await bytesOf(file(annexes[0]!), s1)).toEqual(paper());
    expect(await bytesOf(file(annexes[0]!), b)).toBe(404);
    expect((await get(`/api/busi/busifile/link/${annexes[0]}`, s1)).status).toBe(404);
    const person = { userId: s1.userId, entId: s1.entId } as never;
    expect(await readableFiles({ ...systemContext(t.platform), person })).toEqual([]);

    const body = await quotationInput(t, s1, id, '90', { annexes });
    const sent = await t.as(s1.token)(inquiry.quote, { body });
    expect(await t.as(s1.token)(inquiry.quote, { body })).toEqual(sent);
    expect(foundIn(await dumpTables(t), planted)).toEqual([]);
    expect(foundIn(await stored(), planted)).toEqual([]);
    // Not even how many there are: no row is left, and one parcel lies in the folder.
    expect((await t.pool.query('select 1 from files where owner_id = $1', [s1.userId])).rowCount).toBe(0);
    expect((await stored()).filter(([path]) => path.includes('sealed'))).toHaveLength(1);

    const mine = (await seen(id)).mine;
    expect(mine?.annexes.map((a) => [a.name, a.size])).toEqual([
      [name, paper().length],
      ['Zweite-Sigilada.pdf', paper('second 48/13').length],
    ]);
    const [first] = mine?.annexes ?? [];
    expect(await bytesOf(first!.url, s1)).toEqual(paper());
    for (const who of [b, s2]) expect(await bytesOf(first!.url, who)).toBe(404);
    expect(await bytesOf(file(annexes[0]!), s1)).toBe(404);
    expect(JSON.stringify([await own(id), await t.as(b.token)(inquirySealing.read, { params: { id } })])).not.toContain(
      'Sigilada',
    );

    // The own record of the deal carries them; the buyer's does not.
    const taken = async (by: TestPerson) => {
      const zip = unzipSync(new Uint8Array((await bytesOf(`/api/busi/deal/archive/${id}`, by)) as Buffer));
      return Object.keys(zip).filter((n) => n.includes('Sigilada'));
    };
    expect(await taken(s1)).toHaveLength(2);
    expect(await taken(b)).toEqual([]);

    await open(id);
    const [q] = (await own(id)).quotations;
    expect(q?.annexes.map((a) => a.name)).toEqual([name, 'Zweite-Sigilada.pdf']);
    expect(await bytesOf(q!.annexes[0]!.url, b)).toEqual(paper());
    expect(await bytesOf(q!.annexes[0]!.url, s1)).toEqual(paper());
    expect(await bytesOf(q!.annexes[0]!.url, s2)).toBe(404);
    expect(await bytesOf(first!.url, s1)).toBe(404);
    // What was committed to names the hash of each.
    const [e] = (await t.as(b.token)(inquirySealing.read, { params: { id } })).entries;
    const { files } = JSON.parse(e?.content ?? '{}') as { files: { id: string; sha256: string }[] };
    expect(files[0]).toMatchObject({ id: annexes[0], sha256: createHash('sha256').update(paper()).digest('hex') });
    expect((await stored()).filter(([path]) => path.includes('sealed'))).toEqual([]);
  });

  it('a revision keeps some, adds some; what is not one’s own, or lies readable, is refused', async () => {
    const id = await sealedOne();
    const [kept, gone] = [await send(s1, 'sealed', paper('kept')), await send(s1, 'sealed', paper('gone'))];
    await quote(t, s1, id, '90', { annexes: [kept!, gone!] });
    const added = await send(s1, 'sealed', paper('added'));
    await quote(t, s1, id, '80', { annexes: [added, kept!] });
    expect((await stored()).filter(([path]) => path.includes('sealed'))).toHaveLength(1);
    const foreign = await send(s2, 'sealed');
    const readable = await send(s1, 'annex');
    for (const annex of [foreign, readable, gone!])
      expect(await refused(quote(t, s1, id, '70', { annexes: [annex] }))).toBe('400 common.invalid');
    // What was refused left nothing.
    expect((await stored()).filter(([path]) => path.includes('/sealed/'))).toHaveLength(1);
    expect((await seen(id)).mine?.annexes.map((a) => a.id)).toEqual([added, kept]);
    await open(id);
    const [q] = (await own(id)).quotations;
    expect(q?.annexes.map((a) => a.id)).toEqual([added, kept]);
    expect(await bytesOf(q!.annexes[1]!.url, b)).toEqual(paper('kept'));
    expect(await bytesOf(file(gone!), b)).toBe(404);
  });

  it('what rests closed is for no other record', async () => {
    const { id } = await publish(t, b);
    const closed = await send(s1, 'sealed');
    expect(await refused(quote(t, s1, id, '90', { annexes: [closed] }))).toBe('422 files.notYours');
    expect(await refused(quote(t, s1, id, '90', { annexes: [await send(s1, 'annex')] }))).toBe('done');
  });

  it('a changed byte keeps all of it closed', async () => {
    const id = await sealedOne();
    await quote(t, s1, id, '90', { annexes: [await send(s1, 'sealed')] });
    const [parcel] = (await stored()).filter(([path]) => path.includes('/sealed/'));
    const bytes = await readFile(parcel![0]);
    await writeFile(
      parcel![0],
      Buffer.concat([bytes.subarray(0, 40), Buffer.from([bytes[40]! ^ 1]), bytes.subarray(41)]),
    );
    await open(id);
    expect((await own(id)).quotations).toEqual([]);
    expect((await get((await seen(id)).mine!.annexes[0]!.url, s1)).status).toBe(503);
    await writeFile(parcel![0], bytes);
    await openDue(systemContext(t.platform));
    expect((await own(id)).quotations).toHaveLength(1);
  });

  it('where one parcel is damaged, or the disk fails, nothing of the others is readable', async () => {
    const before = new Set((await parcels()).map(([path]) => path));
    const id = await sealedOne();
    const planted = ['first 51/1', 'second 51/2'];
    await quote(t, s1, id, '90', { annexes: [await send(s1, 'sealed', paper(planted[0]))] });
    await quote(t, s2, id, '91', { annexes: [await send(s2, 'sealed', paper(planted[1]))] });
    const laid = (await parcels()).map(([path]) => path).filter((path) => !before.has(path));
    expect(laid).toHaveLength(2);
    // Whichever comes second.
    for (const path of laid) {
      const bytes = await readFile(path);
      await writeFile(path, bytes.subarray(1));
      await open(id);
      expect(foundIn(await stored(), planted)).toEqual([]);
      await rm(path);
      await openDue(systemContext(t.platform));
      expect(foundIn(await stored(), planted)).toEqual([]);
      await writeFile(path, bytes);
    }
    const { storage } = t.platform;
    const { put } = storage;
    let puts = 0;
    storage.put = async (...file) => {
      puts += 1;
      await put(...file);
      if (puts === 2) throw new Error('no space left');
    };
    try {
      await openDue(systemContext(t.platform));
    } finally {
      storage.put = put;
    }
    expect(puts).toBe(2);
    expect(foundIn(await stored(), planted)).toEqual([]);
    expect((await own(id)).quotations).toEqual([]);
    await openDue(systemContext(t.platform));
    expect((await own(id)).quotations).toHaveLength(2);
    expect(foundIn(await stored(), planted)).toHaveLength(2);
  });

  it('a revision whose commit was not answered keeps its parcel', async () => {
    const id = await sealedOne();
    const annexes = [await send(s1, 'sealed')];
    const lost = losingCommits();
    try {
      expect(await refused(quote(t, s1, id, '90', { annexes }))).toMatch(/^500/);
    } finally {
      lost.end();
    }
    expect(lost.commits()).toBe(1);
    expect(await bytesOf((await seen(id)).mine!.annexes[0]!.url, s1)).toEqual(paper());
    await open(id);
    expect((await own(id)).quotations).toHaveLength(1);
  });

  it('one parcel a quotation, however many revise it at once, and none where it has no annexes', async () => {
    const id = await sealedOne();
    const before = (await parcels()).length;
    const annexes = [await send(s1, 'sealed')];
    await quote(t, s1, id, '90', { annexes });
    const { storage } = t.platform;
    const { put, open: openStored } = storage;
    // Both have read what is in force before either takes its place.
    let waiting: (() => void)[] = [];
    storage.put = async (...file) => {
      await put(...file);
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const each of waiting) each();
      });
    };
    try {
      await Promise.all([quote(t, s1, id, '80', { annexes }), quote(t, s1, id, '81', { annexes })]);
    } finally {
      storage.put = put;
      waiting = [];
    }
    expect(await parcels()).toHaveLength(before + 1);
    expect(await bytesOf((await seen(id)).mine!.annexes[0]!.url, s1)).toEqual(paper());

    // A colleague's revision takes the parcel away that is just being read.
    let between = true;
    storage.open = async (...key) => {
      if (between) {
        between = false;
        await quote(t, s1, id, '70', { annexes });
      }
      return openStored(...key);
    };
    try {
      await quote(t, s1, id, '69', { annexes });
    } finally {
      storage.open = openStored;
    }
    expect(await parcels()).toHaveLength(before + 1);
    expect((await seen(id)).mine?.annexes).toHaveLength(1);

    await quote(t, s1, id, '60', { annexes: [] });
    expect(await parcels()).toHaveLength(before);
    expect((await seen(id)).mine?.annexes).toEqual([]);
  });

  it('what is gone is said, and can be sent anew', async () => {
    const id = await sealedOne();
    const before = new Set((await parcels()).map(([path]) => path));
    const annexes = [await send(s1, 'sealed')];
    await quote(t, s1, id, '90', { annexes });
    for (const [path] of await parcels()) if (!before.has(path)) await rm(path);
    expect((await get((await seen(id)).mine!.annexes[0]!.url, s1)).status).toBe(503);
    expect(await refused(quote(t, s1, id, '80', { annexes }))).toBe('503 seal.unreadable');
    const fresh = await send(s1, 'sealed');
    const { rows } = await t.pool.query<{ key: string }>('select key from files where id = $1', [fresh]);
    const path = (await stored()).map(([p]) => p).find((p) => p.endsWith(rows[0]!.key));
    const bytes = await readFile(path!);
    await rm(path!);
    expect((await refusal(quote(t, s1, id, '80', { annexes: [fresh] }))).fields['annexes']).toMatch('重新添加');
    await writeFile(path!, bytes);
    await quote(t, s1, id, '80', { annexes: [fresh] });
    await open(id);
    expect((await own(id)).quotations).toHaveLength(1);
  });

  it('prove answers: no other file does, and the link of the answer leads to it once it is opened (deals 163)', async () => {
    const id = await sealedOne();
    const [annex, beside] = [await send(s1, 'sealed'), await send(s1, 'sealed')];
    const proved = async (file: string) => {
      const body = await quotationInput(t, s1, id, '90', { annexes: [annex] });
      const lines = body.lines.map((l) => ({
        ...l,
        answers: l.answers.map((a) => ({ ...a, proof: { kind: 'file' as const, id: file } })),
      }));
      return { ...body, lines };
    };
    expect((await proved(annex)).lines[0]?.answers.length).toBeGreaterThan(0);
    for (const other of [beside, await send(s1, 'annex')]) {
      const why = await refusal(t.as(s1.token)(inquiry.quote, { body: await proved(other) }));
      expect(why.fields).toHaveProperty(['lines.0.answers.0.proof']);
    }
    await t.as(s1.token)(inquiry.quote, { body: await proved(annex) });
    expect(foundIn(await dumpTables(t), [annex, secret])).toEqual([]);
    const proof = { kind: 'file', id: annex, stands: true, file: { name } };
    const mine = (await seen(id)).mine;
    expect(mine?.proofs).toMatchObject([proof]);
    expect(await bytesOf(mine?.proofs[0]?.file?.url ?? '', s1)).toEqual(paper());
    expect((await own(id)).quotations).toEqual([]);

    await open(id);
    const [opened] = (await own(id)).quotations;
    expect(opened?.lines[0]?.answers[0]?.proof).toEqual({ kind: 'file', id: annex });
    expect(opened?.proofs).toMatchObject([proof]);
    const link = opened?.proofs[0]?.file?.url ?? '';
    expect(await bytesOf(link, b)).toEqual(paper());
    expect(await bytesOf(link, s2)).toBe(404);
    expect((await seen(id)).mine?.proofs).toMatchObject([proof]);
  });
});
