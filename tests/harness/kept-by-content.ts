import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const folder = 'node_modules/.cache';
const hashOf = (...parts: string[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

const storedAt = (path: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/**
 * What `work` finds in each file, in their order. What a run before found is kept beside the packages: only a file whose content, or
 * whose way of being read (`by`, the source that does it; packages), has changed is read again. A result is plain JSON.
 */
export const foundInEach = <R>(
  name: string,
  by: string,
  files: string[],
  work: (file: string, text: string) => R,
): R[] => {
  const path = `${folder}/${name}.json`;
  const before = storedAt(path);
  const way = hashOf(...[by, 'package-lock.json'].map((f) => readFileSync(f, 'utf8')));
  const now: Record<string, unknown> = {};
  const found = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const key = hashOf(way, file, text);
    return (now[key] = before[key] ?? work(file, text)) as R;
  });
  mkdirSync(folder, { recursive: true });
  // Another run may read it meanwhile.
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(now));
  renameSync(partial, path);
  return found;
};
