import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What another member does meanwhile: who he is, his notices, the hall, a page rendered for him alone. */
const paths = [
  '/api/admin/user/info',
  '/api/busi/notice/newest',
  '/api/busi/inquiry/page?current=1&size=20',
  '/en/moreInquiry.html',
];
const pause = 25;
const patience = 20_000;

/** Milliseconds each of the member's requests took, and how many failed. */
export type Window = { times: number[]; failed: number };

const ask = (url: string, token: string, agent: Agent): Promise<boolean> =>
  new Promise((done) => {
    const headers = { authorization: `Bearer ${token}`, cookie: `xtoken=${token}` };
    const req = get(url, { agent, headers, timeout: patience }, (res) => {
      res.resume();
      res.on('end', () => done(res.statusCode === 200));
      res.on('error', () => done(false));
    });
    req.on('timeout', () => req.destroy());
    req.on('error', () => done(false));
  });

/** One member, one request after another, until the time is up. */
export const watchMember = async (base: string, token: string, ms: number): Promise<Window> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const window: Window = { times: [], failed: 0 };
  const end = performance.now() + ms;
  for (let i = 0; performance.now() < end; i++) {
    const began = performance.now();
    const ok = await ask(base + paths[i % paths.length], token, agent);
    window.times.push(performance.now() - began);
    if (!ok) window.failed += 1;
    await sleep(pause);
  }
  agent.destroy();
  return window;
};

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
};
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Open descriptors of a process (Linux). */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
/** Resident memory of a process, MB (Linux). */
export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
