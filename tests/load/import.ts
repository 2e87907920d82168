import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { makeCall } from '#contract/core/client.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { files } from '#contract/files/calls.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { readXlsx } from '#server/rooms/catalogue/sheets/read-xlsx.ts';
import { supplier, type TestPerson } from '#tests/world/people.ts';
import { onGround } from './_ground.ts';
import { plantedSheet } from './_planted.ts';
import type { Server } from './_targets.ts';

const rows = 10_000;
const faults = 37;
/** What the whole import may take on one core beside its database, and how much memory the server may have at its highest. */
const targets = { seconds: 90, megabytes: 900 } as const;
/** Rows that one statement of the bare import writes, as many as one of ours. */
const atOnce = 500;

const seconds = (since: number): number => Number(((performance.now() - since) / 1000).toFixed(2));

/** A supplier in a database with our tables. */
const fill = async (url: string, dataDir: string): Promise<TestPerson> => {
  const log = createLog('silent');
  const pool = createPool(url, 2, log);
  await migrateDatabase(pool).finally(() => pool.end());
  const built = await assemble({ config: readConfig({ DATA_DIR: dataDir }), databaseUrl: url, log });
  const person = await supplier(built.platform);
  await built.stop();
  return person;
};

/** The same rows by the same reader, each written as it stands: nothing is checked, found or priced. */
const importBare = async (url: string, file: Buffer): Promise<number> => {
  const begin = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table bare_rows (row int primary key, cells jsonb not null)');
  const [, ...body] = await readXlsx(Readable.from([file]));
  for (let i = 0; i < body.length; i += atOnce)
    await client.query(`insert into bare_rows select (r->>0)::int, r->1 from jsonb_array_elements($1::jsonb) r`, [
      JSON.stringify(body.slice(i, i + atOnce).map((cells, n) => [i + n + 2, cells])),
    ]);
  await client.end();
  return seconds(begin);
};

/** Megabytes that a process had at its highest. */
const peakOf = async (s: Server): Promise<number> =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${s.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Asks the server for something small all the time. @returns what ends that, with the longest wait in milliseconds */
const watch = (url: string): (() => Promise<number>) => {
  let [over, longest] = [false, 0];
  const asking = (async () => {
    while (!over) {
      const begin = performance.now();
      await fetch(`${url}/readyz`).then((r) => r.text());
      longest = Math.max(longest, performance.now() - begin);
      await new Promise((go) => setTimeout(go, 20));
    }
  })();
  return async () => {
    over = true;
    await asking;
    return Math.round(longest);
  };
};

const send = async (url: string, token: string, file: Buffer): Promise<string> => {
  const form = new FormData();
  form.set('uid', '1');
  form.set('file', new File([new Uint8Array(file)], 'products.xlsx'));
  const res = await fetch(url + files.upload.path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await res.json()) as { data: { id: string } }).data.id;
};

/**
 * A file of 10,000 products, 37 of which have a wrong cell, through the whole platform on a real database: sent, checked, and written by
 * jobs. Every wrong cell is told with its row and column and nothing else is; before the writing is started nothing stands, and after it
 * the good rows do, whole and once. Beside it a bare import of the same file, which checks nothing.
 */
export const run = (): Promise<{ ok: boolean }> =>
  onGround(async (g) => {
    const person = await fill(g.url, g.folder);
    const { file, planted, good } = plantedSheet(rows, faults);
    const ours = await g.platform();
    const call = makeCall((path, init) =>
      fetch(ours.url + path, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          authorization: `Bearer ${person.token}`,
          'x-lang': 'en',
        },
      }),
    );
    const client = new pg.Client({ connectionString: g.url });
    await client.connect();
    g.atEnd(() => client.end());
    const count = async (sql: string): Promise<number> =>
      Number((await client.query<{ n: string }>(sql, [person.entId])).rows[0]?.n);
    const there = () => count('select count(*) as n from products where ent_id = $1');

    const stop = watch(ours.url);
    const begin = performance.now();
    const id = await send(ours.url, person.token, file);
    const sent = seconds(begin);
    const found = await call(ownProducts.check, { body: { file: id } });
    const checked = seconds(begin);
    const told: { row: number; column: string }[] = [];
    for (let current = 1; told.length < found.faults; current += 1) {
      const { records } = await call(ownProducts.importRows, {
        params: { id: found.id },
        query: { act: 'fault', current, size: 50 },
      });
      if (!records.length) break;
      told.push(...records.flatMap((r) => r.faults.map((f) => ({ row: r.row, column: f.column }))));
    }
    const before = await there();
    const started = performance.now();
    await call(ownProducts.startImport, { params: { id: found.id } });
    let now = await call(ownProducts.importOf, { params: { id: found.id } });
    while (now.state !== 'done' && seconds(started) < 300) {
      await new Promise((go) => setTimeout(go, 100));
      now = await call(ownProducts.importOf, { params: { id: found.id } });
    }
    const written = seconds(started);
    const waited = await stop();
    const megabytes = await peakOf(ours);
    const whole = {
      products: await there(),
      models: await count(
        'select count(distinct model) as n from products where ent_id = $1 and listed_at is not null',
      ),
      prices: await count(
        'select count(*) as n from product_prices p join products o on o.id = p.product_id where o.ent_id = $1',
      ),
    };
    const bare = await importBare(g.url, file);

    const key = (f: { row: number; column: string }) => `${f.row} ${f.column}`;
    const missed = planted.filter((p) => !told.some((f) => key(f) === key(p))).map(key);
    const beyond = told.filter((f) => !planted.some((p) => key(f) === key(p))).map(key);
    const total = Number((checked + written).toFixed(2));
    console.table({
      'file, KB': Math.round(file.length / 1024),
      'sent, s': sent,
      'checked, s': Number((checked - sent).toFixed(2)),
      'written, s': written,
      'wrong cells told': `${told.length - beyond.length} of ${planted.length}`,
      'longest wait of others, ms': waited,
      'memory at its highest, MB': megabytes,
      'bare, s': bare,
    });
    if (missed.length || beyond.length) console.log({ missed, beyond });
    const exact =
      !missed.length &&
      !beyond.length &&
      before === 0 &&
      now.state === 'done' &&
      Object.values(whole).every((n) => n === good);
    const ok = exact && total <= targets.seconds && megabytes <= targets.megabytes;
    console.log(
      JSON.stringify({
        name: 'import',
        ours: total,
        bare,
        ratio: Number((bare / total).toFixed(3)),
        rows,
        faults: planted.length,
        told: told.length,
        before,
        ...whole,
        checked: Number((checked - sent).toFixed(2)),
        written,
        megabytes,
        waited,
        targets,
        ok,
      }),
    );
    return { ok };
  });
