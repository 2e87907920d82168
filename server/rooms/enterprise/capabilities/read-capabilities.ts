import type { CapabilityOverview } from '#contract/enterprise/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  certificateLabel,
  materialLabel,
  materialPath,
  materialsBelow,
  materialSlugs,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { countBestLevels, countCapabilities, countCertificates } from './capability-store.ts';
import { countVerified } from '../store.ts';

/** What all verified suppliers together can do (catalogue 29): categories of materials, processes, and how many at which level. */
export const readCapabilities = async (ctx: Ctx): Promise<CapabilityOverview> => {
  const categories = materialSlugs().filter((slug) => materialPath(slug).length === 2);
  const lines = categories.map((line) => ({ line, slugs: materialsBelow(line) }));
  const [total, best, counted, certificates] = await Promise.all([
    countVerified(ctx),
    countBestLevels(ctx, lines),
    countCapabilities(ctx, lines),
    countCertificates(ctx),
  ]);
  const ofLine = new Map(counted.filter((c) => c.process === null).map((c) => [c.line, c.suppliers]));
  const byLine = Map.groupBy(best, (b) => b.line);
  const reach = new Map<string, number>();
  for (const b of best) reach.set(b.process, (reach.get(b.process) ?? 0) + b.suppliers);
  const processes = [...reach].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([slug]) => slug);
  const rows = categories.flatMap((slug) => {
    const own = Map.groupBy(byLine.get(slug) ?? [], (b) => b.process);
    const n = ofLine.get(slug) ?? 0;
    if (!n) return [];
    const at = (process: string, level: number) => own.get(process)?.find((b) => b.level === level)?.suppliers ?? 0;
    const cells = processes
      .filter((p) => own.has(p))
      .map((process) => ({
        process,
        levels: [at(process, 1), at(process, 2), at(process, 3)] satisfies [number, number, number],
      }));
    return [{ slug, name: materialLabel(slug), n, cells, group: materialPath(slug)[0] ?? slug }];
  });
  return {
    total,
    processes: processes.map((slug) => ({ slug, name: processLabel(slug) })),
    groups: [...Map.groupBy(rows, (r) => r.group)].map(([slug, of]) => ({
      slug,
      name: materialLabel(slug),
      rows: of.map(({ group: _, ...row }) => row),
    })),
    certificates: certificates.map((c) => ({ ...c, name: certificateLabel(c.slug) })),
  };
};
