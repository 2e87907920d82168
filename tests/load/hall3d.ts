import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openHall } from './_hall3d/open.ts';
import type { Bench } from './_hall3d/page.ts';

const most = { calls: 120, triangles: 300_000, scripts: 320, kept: 0.2 };
const assets = new URL('../../build/client/assets/', import.meta.url);

/** A script of the build and all that it imports, by name. */
const closure = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = readFileSync(new URL(name, assets), 'utf8');
  for (const [, next] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) if (next) closure(next, seen);
  return seen;
};
const scriptOf = (part: string): string => {
  const name = readdirSync(assets).find((f) => f.startsWith(`${part}-`) && f.endsWith('.js'));
  if (!name) throw new Error('no build: run npm run build');
  return name;
};

/** What entering loads besides what the page before has, packed, in KB. */
const chunk = (): number => {
  const before = closure(scriptOf('fair-space'));
  const added = [...closure(scriptOf('walk'))].filter((name) => !before.has(name));
  const bytes = added.map((name) => gzipSync(readFileSync(new URL(name, assets))).length);
  return Math.round(bytes.reduce((sum, n) => sum + n, 0) / 1024);
};

type Row = {
  booths: number;
  people: number;
  quality: string;
  ms: number;
  calls: number;
  triangles: number;
  sceneKb: number;
};

/**
 * The walkable hall in a Chromium without a graphics card, 1440 by 810: what a frame costs there, how much is drawn, and what
 * stays behind when one has been in and out twenty times.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const { rows, heap } = await openHall({ width: 1440, height: 810 }, async (page) => {
    const found: Row[] = [];
    const cases = [
      ...[40, 100, 200].flatMap((booths) => [0, 100].map((people) => ({ booths, people, quality: 'low' as const }))),
      { booths: 100, people: 100, quality: 'medium' as const },
    ];
    for (const { booths, people, quality } of cases)
      found.push(
        await page.evaluate(
          async ({ booths: b, people: p, quality: q }) => {
            const { bench } = globalThis as unknown as { bench: Bench };
            const world = bench.open(b, p, q);
            const gl = document.querySelector('canvas')?.getContext('webgl2');
            const pixel = new Uint8Array(4);
            const times: number[] = [];
            for (let i = 0; i < 3; i += 1) {
              const begun = performance.now();
              world.still(1000 + i * 40);
              // Reading a pixel waits until all is drawn.
              gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
              times.push(performance.now() - begun);
            }
            const { calls, triangles, bytes } = world.measure();
            const ms = Math.round(times.toSorted((x, y) => x - y)[1] ?? 0);
            return { booths: b, people: p, quality: q, ms, calls, triangles, sceneKb: Math.round(bytes / 1024) };
          },
          { booths, people, quality },
        ),
      );
    const kept = await page.evaluate(async () => {
      const { bench } = globalThis as unknown as { bench: Bench };
      const used = async (): Promise<number> => {
        bench.close();
        for (let i = 0; i < 3; i += 1) {
          (globalThis as unknown as { gc: () => void }).gc();
          await new Promise((done) => setTimeout(done, 100));
        }
        return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6;
      };
      for (let i = 0; i < 3; i += 1) bench.open(60, 20, 'low');
      const before = await used();
      for (let i = 0; i < 20; i += 1) {
        bench.open(60, 20, 'low');
        bench.close();
      }
      return { before, after: await used() };
    });
    return { rows: found, heap: kept };
  });
  console.table(rows);
  const scriptsKb = chunk();
  const full = rows.filter((r) => r.booths <= 100);
  const ok =
    full.every((r) => r.calls <= most.calls && r.triangles <= most.triangles) &&
    scriptsKb <= most.scripts &&
    heap.after <= heap.before * (1 + most.kept) + 1;
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  console.log(
    JSON.stringify({
      name: 'hall3d',
      rows,
      scriptsKb,
      downloadedSceneKb: 0,
      heapMb: [tenth(heap.before), tenth(heap.after)],
      most,
      ok,
    }),
  );
  return { ok };
};
