import { hash, verify } from '@node-rs/argon2';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { captcha } from '#contract/captcha/calls.ts';
import { makeCall } from '#contract/core/client.ts';
import pg from 'pg';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createApi } from '#server/platform/http/api.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { solveForTest } from '#server/rooms/captcha/index.ts';
import { authenticate, createPerson, hashPassword } from '#server/rooms/identity/index.ts';
import { rooms } from '#server/rooms/index.ts';

/** argon2id costs that OWASP lists as equal, and a dearer one; memory in KiB. */
const costs = [
  { memoryCost: 7_168, timeCost: 5 },
  { memoryCost: 12_288, timeCost: 3 },
  { memoryCost: 19_456, timeCost: 2 },
  { memoryCost: 47_104, timeCost: 1 },
  { memoryCost: 65_536, timeCost: 2 },
];
const password = 'twill-2x2-carbon';
/** A login under load may wait this long, ms; the event loop this long, on two cores that share their work. */
const most = { p99: 1_500, loop: 150 };
const logins = 240;
const at = (sorted: number[], q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const round = (v: number) => Math.round(v * 10) / 10;

/** Runs `total` pieces of work, `lanes` at a time, and watches the event loop meanwhile; ms. */
const measure = async (total: number, lanes: number, work: (i: number) => Promise<unknown>) => {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const took: number[] = [];
  let next = 0;
  loop.enable();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let i = next++; i < total; i = next++) {
        const from = performance.now();
        await work(i);
        took.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  loop.disable();
  took.sort((a, b) => a - b);
  // The monitor's own interval is no delay.
  const delay = (q: number) => round(Math.max(0, loop.percentile(q) / 1e6 - 5));
  return { rate: round(total / seconds), p50: round(at(took, 0.5)), p99: round(at(took, 0.99)), loopP99: delay(99) };
};

const compareCosts = async () => {
  const rows = [];
  for (const cost of costs) {
    const kept = await hash(password, cost);
    const alone = await measure(10, 1, () => verify(kept, password));
    const busy = await measure(60, 8, () => verify(kept, password));
    const name = `${Math.round(cost.memoryCost / 1024)} MiB, ${cost.timeCost}`;
    rows.push({ cost: name, aloneMs: alone.p50, perSecond: busy.rate, p99: busy.p99, loopP99: busy.loopP99 });
  }
  return rows;
};

/**
 * What one login costs and what it does to everybody else: whole logins (captcha's second check, limits, argon2id, session)
 * through the API in this process, eight at a time, each from an address of its own, and the delay of the event loop.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
  const stops: (() => Promise<unknown>)[] = [() => db.stop(), () => rm(folder, { recursive: true, force: true })];
  try {
    const table = await compareCosts();
    console.table(table);
    const pool = new pg.Pool({ connectionString: db.url, max: 2 });
    await migrateDatabase(pool).finally(() => pool.end());
    const config = readConfig({ MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const { platform, stop } = await assemble({ config, databaseUrl: db.url, log: createLog('silent') });
    stops.unshift(stop);
    // A login from a new device is told of by a job.
    await platform.queue.start();
    const mounted = rooms.flatMap((r) => r.routes ?? []);
    const api = createApi(platform, mounted, authenticate);
    const ctx = systemContext(platform);
    const passwordHash = await hashPassword(password);
    const phones = Array.from({ length: 60 }, (_, i) => `134${String(50_000_000 + i)}`);
    for (const phone of phones) await createPerson(ctx, { joinedAs: ['buyer'], name: 'bench', phone, passwordHash });

    let address = 0;
    const fresh = () => ({ inner: { address: `198.51.${(address >> 8) & 255}.${(address += 1) & 255}` } });
    const call = makeCall(async (path, init) => api.request(path, init, fresh()));
    const proofs: { randomStr: string; code: string }[] = [];
    for (let i = 0; i < logins + 20; i++) {
      const { repData } = await call(captcha.get, { body: { captchaType: 'blockPuzzle' } });
      const answer = await solveForTest(ctx, repData?.token ?? '');
      if (!repData || !answer) throw new Error('no challenge');
      const body = { captchaType: 'blockPuzzle' as const, token: repData.token, pointJson: answer.pointJson };
      await call(captcha.check, { body });
      proofs.push({ randomStr: 'blockPuzzle', code: answer.verification });
    }
    const logIn = async (i: number) => {
      const body = { username: phones[i % phones.length] ?? '', password, ...proofs[i] };
      const res = await api.request(
        '/api/auth/account/token',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        fresh(),
      );
      if (res.status !== 200) throw new Error(`a login answered ${res.status}: ${await res.text()}`);
    };
    await measure(20, 4, logIn);
    const got = await measure(logins, 8, (i) => logIn(i + 20));
    console.table([got]);
    const ok = got.p99 <= most.p99 && got.loopP99 <= most.loop;
    console.log(
      JSON.stringify({ name: 'login', cores: availableParallelism(), lanes: 8, ...got, costs: table, most, ok }),
    );
    return { ok };
  } finally {
    for (const stop of stops) await stop().catch((err: Error) => console.error(err.message));
  }
};
