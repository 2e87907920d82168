import { excerpt } from '#contract/core/text.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { ProjectRow, ProposalView } from '#contract/docking/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { plainText } from '#server/platform/html.ts';
import { regionLabel, type ServiceKinds, serviceKinds } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { factsOfFiles, publicUrl } from '#server/rooms/files/index.ts';
import { countStages, type LineRecord, type ProjectRecord, type ProposalRecord, type StageRecord } from './store.ts';

export const iso = (at: string): string => new Date(at).toISOString();
const plain = (n: string) => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

/** The beginning of a need, for everybody. */
export const summaryOf = (need: ProjectRecord['need']): Text =>
  Object.fromEntries(
    Object.entries(need).flatMap(([l, html]) => {
      const words = plainText(html);
      return words ? [[l, excerpt(words)]] : [];
    }),
  );

const rowOf = (x: ProjectRecord, kinds: ServiceKinds, stages: number): ProjectRow => ({
  id: x.id,
  number: x.number,
  title: x.title,
  state: x.state,
  kind: { slug: x.kind, name: kinds.label(x.kind) },
  region: x.region ? { slug: x.region, name: regionLabel(x.region) } : null,
  currency: x.currency,
  budget: x.budgetMax ? { min: x.budgetMin && plain(x.budgetMin), max: plain(x.budgetMax) } : null,
  from: x.wishedFrom,
  to: x.wishedTo,
  deadline: iso(x.deadline),
  publishedAt: iso(x.publishedAt),
  stages,
  proposals: x.proposals,
  picture: x.pictures[0] ? publicUrl(x.pictures[0]) : null,
});

export const presentRows = async (ctx: Ctx, rows: ProjectRecord[]): Promise<ProjectRow[]> => {
  const kinds = await serviceKinds(ctx);
  const stages = await countStages(
    ctx,
    rows.map((x) => x.id),
  );
  return rows.map((x) => rowOf(x, kinds, stages.get(x.id) ?? 0));
};

/** Names of the companies behind proposals, by id. */
export const namesOf = async (ctx: Ctx, entIds: (string | null)[]): Promise<Map<string, Text>> => {
  const ids = [...new Set(entIds.flatMap((id) => id ?? []))];
  return new Map((ids.length ? await companyBriefs(ctx, ids) : []).map((c) => [c.id, c.name]));
};

/** Proposals with their lines, which the caller has read for all of them. */
export const presentProposals = async (
  ctx: Ctx,
  x: ProjectRecord,
  { rows, lines, stages }: { rows: ProposalRecord[]; lines: LineRecord[]; stages: StageRecord[] },
): Promise<ProposalView[]> => {
  const files = await factsOfFiles(
    ctx,
    rows.map((a) => a.annexes),
  );
  const names = new Map(stages.map((s) => [s.no, s.name]));
  return rows.map((a) => {
    const own = lines.filter((l) => l.proposalId === a.id);
    return {
      id: a.id,
      state: a.state,
      revision: a.revision,
      currency: x.currency,
      total: a.total,
      days: own.reduce((sum, l) => sum + l.days, 0),
      lines: own.map(({ stage, what, price, days }) => ({ stage, name: names.get(stage) ?? {}, what, price, days })),
      references: a.references,
      note: a.note,
      annexes: files(a.annexes),
      question: a.question,
      reason: a.reason,
      at: iso(a.createdAt),
      updatedAt: iso(a.updatedAt),
    };
  });
};
