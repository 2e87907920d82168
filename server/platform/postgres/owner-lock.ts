import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError, systemCode } from './errors.ts';
import { identityOf } from './process-table.ts';

const HEARTBEAT_MS = 2_000;
/** A lock from elsewhere whose heartbeat stood still so long is dead. */
const SILENCE_MS = 6_000;

type Owner = { pid: number; identity: string; place: string };
/** `takenOver`: a platform that was killed held it before, so its PostgreSQL may still be running. */
type Lock = { takenOver: boolean; release(): void };

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Where process numbers mean the same thing: host, boot and process namespace (two containers may share a folder). */
const place = (): string =>
  [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '',
    attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '',
  ].join(' ');

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'pid' in value && 'identity' in value && 'place' in value;

const parse = (text: string): Owner | null => {
  const value: unknown = attempt(() => JSON.parse(text) as unknown);
  return isOwner(value) ? value : null;
};

const lastBeat = (path: string): number => attempt(() => statSync(path).mtimeMs) ?? 0;

const isAlive = async (path: string, owner: Owner | null): Promise<boolean> => {
  if (owner?.place === place()) return identityOf(owner.pid) === owner.identity;
  const before = lastBeat(path);
  if (Date.now() - before > 3 * SILENCE_MS) return false;
  // Clocks of two hosts may differ: watch whether it still beats.
  await sleep(SILENCE_MS);
  return lastBeat(path) !== before;
};

const create = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Moves a dead owner's lock away; when another process was quicker and the lock is new, puts it back. */
const discard = (path: string, seen: string): void => {
  const aside = `${path}.${process.pid}`;
  if (attempt(() => (renameSync(path, aside), true)) === undefined) return;
  const moved = readFileSync(aside, 'utf8');
  if (moved !== seen) create(path, moved);
  rmSync(aside, { force: true });
};

const hold = (path: string, takenOver: boolean): Lock => {
  const beat = setInterval(() => attempt(() => utimesSync(path, new Date(), new Date())), HEARTBEAT_MS);
  beat.unref();
  return {
    takenOver,
    release: () => {
      clearInterval(beat);
      rmSync(path, { force: true });
    },
  };
};

/**
 * Makes this process the only platform on a data folder until `release` (or its death, however sudden).
 * Throws `in-use` when another living platform, or this one, already has it.
 */
export const acquireLock = async (path: string, folder: string): Promise<Lock> => {
  const mine: Owner = { pid: process.pid, identity: identityOf(process.pid) ?? '', place: place() };
  let takenOver = false;
  for (let tries = 0; tries < 20; tries++) {
    if (create(path, JSON.stringify(mine))) return hold(path, takenOver);
    const text = attempt(() => readFileSync(path, 'utf8'));
    if (text === undefined) continue;
    const owner = parse(text);
    // Created a moment ago and not written yet: look again.
    if (!owner && Date.now() - lastBeat(path) < 1_000) {
      await sleep(100);
      continue;
    }
    if (await isAlive(path, owner)) {
      throw new EmbeddedError(
        'in-use',
        `Another Weft already uses this folder, pid ${owner?.pid ?? '?'}: ${folder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    takenOver = true;
    discard(path, text);
  }
  throw new EmbeddedError('in-use', `Could not take the lock ${path}: other processes keep taking it.`);
};
