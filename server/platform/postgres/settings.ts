import { totalmem } from 'node:os';
import { EmbeddedError } from './errors.ts';

/** Without these an acknowledged row may be lost; nobody may turn them off. */
const SAFE: Record<string, string> = { fsync: 'on', full_page_writes: 'on' };

/** An eighth of the machine's memory, within what helps: PostgreSQL's own 128 MB are of another century. */
const buffersMb = Math.min(1_024, Math.max(128, Math.floor(totalmem() / 8 / 1_048_576)));

const DEFAULTS: Record<string, string> = {
  shared_buffers: `${buffersMb}MB`,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Failed statements are the caller's to report, and their values have no place in a log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

const isOn = (value: string): boolean => /^(on|true|yes|1)$/i.test(value);

/** Command line of `postgres`. Throws `bad-setting` for an impossible name and for anything that gives up durability. */
export const settingArguments = (own: Record<string, string>, endpoint: Record<string, string>): string[] => {
  for (const [name, value] of Object.entries(own)) {
    if (!/^[a-z_][a-z0-9_.]*$/i.test(name)) throw new EmbeddedError('bad-setting', `No PostgreSQL setting: ${name}`);
    if (name.toLowerCase() in SAFE && !isOn(value)) {
      throw new EmbeddedError('bad-setting', `${name} stays on: without it acknowledged rows can be lost.`);
    }
  }
  const all = { ...DEFAULTS, ...own, ...endpoint, ...SAFE };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};
