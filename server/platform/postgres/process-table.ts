import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { systemCode } from './errors.ts';

const linux = process.platform === 'linux';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const ps = (pid: number, column: string): string | undefined => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
};

/** Whether a signal could be sent; a process of another user counts as alive. */
const answers = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
};

type ProcessState = 'gone' | 'zombie' | 'alive';

/** A zombie has ended but its parent has not taken notice; signals still "reach" it. */
export const stateOf = (pid: number): ProcessState => {
  if (!answers(pid)) return 'gone';
  if (process.platform === 'win32') return 'alive';
  const state = linux ? /\) (\S)/.exec(read(`/proc/${pid}/stat`) ?? '')?.[1] : ps(pid, 'stat');
  if (state === undefined) return 'gone';
  return state.startsWith('Z') || state.startsWith('X') ? 'zombie' : 'alive';
};

/** Something that a later process with the same number does not share (its start time), or null if it is not alive. */
export const identityOf = (pid: number): string | null => {
  if (stateOf(pid) !== 'alive') return null;
  if (process.platform === 'win32') return 'alive';
  if (!linux) return ps(pid, 'lstart') ?? null;
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
};

/** Whether this process is a PostgreSQL that works in `dataDir` (real path); process numbers are reused. */
export const isPostgresOf = (pid: number, dataDir: string): boolean => {
  if (process.platform === 'win32') return answers(pid);
  if (!linux) {
    const command = ps(pid, 'command') ?? '';
    return command.includes('postgres') && command.includes(dataDir);
  }
  try {
    return read(`/proc/${pid}/comm`)?.trim() === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === dataDir;
  } catch {
    return false;
  }
};

/** Process numbers of every PostgreSQL process that works in `dataDir` (Linux; elsewhere none are found). */
export const postgresProcessesOf = (dataDir: string): number[] =>
  linux
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => Number.isInteger(pid) && isPostgresOf(pid, dataDir) && stateOf(pid) === 'alive')
    : [];

/** Sends a signal; a process that is already gone is no error. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
};
