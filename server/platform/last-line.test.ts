import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('./last-line.ts', import.meta.url));
/** A process of its own that holds the last line, does `act`, and lives a moment longer unless it stops. */
const after = (act: string): Promise<{ code: number; out: string }> =>
  new Promise((done) => {
    const script = `
      import { holdLastLine } from ${JSON.stringify(module)};
      const say = (level) => (data, msg) => console.log(level, data.err);
      const log = { warn: say('warn'), error: say('error'), fatal: say('fatal') };
      holdLastLine({ process, log, stop: () => { console.log('in order'); process.exit(1); } });
      setTimeout(() => { console.log('alive'); }, 60);
      ${act}`;
    const child = execFile(process.execPath, ['--input-type=module-typescript', '-e', script], (_, out) =>
      done({ code: child.exitCode ?? -1, out: out.trim().replaceAll('\n', ' | ') }),
    );
  });

it('goes on after a connection that broke off', async () => {
  const reset = `setTimeout(() => { throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }); })`;
  expect(await after(reset)).toEqual({ code: 0, out: 'warn read ECONNRESET | alive' });
});
it('goes on after a promise that nobody waited for', async () => {
  expect(await after(`void Promise.reject(new Error('late'))`)).toEqual({ code: 0, out: 'error late | alive' });
});
it('shuts down in order, to be started again, after anything else', async () => {
  expect(await after(`setTimeout(() => { throw new Error('bug'); })`)).toEqual({
    code: 1,
    out: 'fatal bug | in order',
  });
});
