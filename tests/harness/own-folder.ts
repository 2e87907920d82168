import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'TMPDIR';

/** Whatever the tests of this run leave in the system's folder for passing files goes with the run. */
export default async function setup() {
  const before = process.env[variable];
  const folder = await mkdtemp(join(tmpdir(), 'weft-'));
  process.env[variable] = folder;
  return async () => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
    await rm(folder, { recursive: true, force: true });
  };
}
