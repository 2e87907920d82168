import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { freePort } from '#tests/harness/free-port.ts';

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const s = createConnection(port, '127.0.0.1', () => (s.destroy(), done(true)));
    s.on('error', () => done(false));
  });

/** A Redis of its own that keeps nothing, where `redis-server` is installed. */
export const startRedis = async (folder: string): Promise<{ url: string; stop: () => Promise<void> } | null> => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child: ChildProcess = spawn('redis-server', args, { stdio: 'ignore' });
  const missing = await Promise.race([once(child, 'error').then(() => true), once(child, 'spawn').then(() => false)]);
  if (missing) return null;
  for (let i = 0; i < 100 && !(await answers(port)); i++) await rest(50);
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
};
