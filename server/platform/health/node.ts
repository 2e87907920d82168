import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version?: string;
};

/** Bytes free to this process and in all where a folder lies, or would be made; zero where that can't be asked. */
const room = async (folder: string): Promise<{ free: number; total: number }> => {
  try {
    const s = await statfs(folder);
    return { free: s.bavail * s.bsize, total: s.blocks * s.bsize };
  } catch {
    return { free: 0, total: 0 };
  }
};

/** This node: its name, version, start, memory in bytes, and the disks under its data. */
export const readNode = async (dataDir: string) => {
  const files = await room(join(dataDir, 'files'));
  const data = await room(dataDir);
  return {
    name: hostname(),
    version: version ?? '',
    runtime: `Node ${process.versions.node}`,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memory: process.memoryUsage().rss,
    // The folder is made with the first upload.
    files: files.total ? files : data,
    data,
  };
};
