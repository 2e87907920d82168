import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '#tests/harness/free-port.ts';

export type Server = { url: string; child: ChildProcess; stop: () => Promise<void> };

/** A server in a process of its own; ready when `path` answers 200. */
export const startServer = async (
  script: string,
  env: Record<string, string>,
  path: string,
  onPort?: number,
): Promise<Server> => {
  const port = onPort ?? (await freePort());
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 100_000;
  for (;;) {
    const up = await fetch(url + path).then(
      (r) => r.ok,
      () => false,
    );
    if (up) break;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${script} does not come up`);
    await new Promise((r) => setTimeout(r, 100));
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, child, stop };
};

/** KB that a process holds. */
export const memoryOf = async (s: Server): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${s.child.pid}/status`, 'utf8'))?.[1] ?? 0);
