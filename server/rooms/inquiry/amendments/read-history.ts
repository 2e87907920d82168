import { common } from '#contract/core/errors.ts';
import { type ChangesView, type ChangeView } from '#contract/inquiry/changes.ts';
import type { Gate } from '#contract/inquiry/views.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import {
  certificateLabel,
  fieldLabel,
  materialLabel,
  processLabel,
  regionLabel,
} from '#server/rooms/dictionary/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { gateFor, mayRead } from '../inquiries/gate.ts';
import { findInquiry, findLines, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { differences, type Names, openOnly } from './difference-rules.ts';
import { type Snapshot, snapshotOf } from './snapshot-rules.ts';
import { findDeadlines, findVersions, type VersionRecord } from './version-store.ts';

const iso = (at: string) => new Date(at).toISOString();

const namesFor = async (ctx: Ctx, snapshots: Snapshot[]): Promise<Names> => {
  const lists = snapshots.map((s) => s.annexes);
  const files = await factsOfFiles(ctx, lists);
  return {
    material: materialLabel,
    process: processLabel,
    certificate: certificateLabel,
    field: fieldLabel,
    region: regionLabel,
    file: (id) => files([id])[0]?.name ?? '',
  };
};

/** What lies between a version and the newest, as the company that quoted it may see it. */
export const changesSince = async (ctx: Ctx, i: InquiryRecord, version: number): Promise<ChangeView[]> => {
  const [versions, lines] = await Promise.all([findVersions(ctx, [i.id]), findLines(ctx, [i.id])]);
  const before = (versions.get(i.id) ?? []).find((v) => v.version === version)?.snapshot;
  const after = snapshotOf(i, lines.get(i.id) ?? []);
  return before ? differences(before, after, await namesFor(ctx, [before, after])) : [];
};

const stepsOf = (versions: VersionRecord[], names: Names): (ChangesView & { version: number })[] =>
  versions.slice(1).map((v, n) => ({
    version: v.version,
    at: iso(v.at),
    reason: v.reason,
    changes: differences(versions[n]?.snapshot ?? v.snapshot, v.snapshot, names),
  }));

/**
 * Every change of an inquiry, the newest first, as far as a reader behind this gate may see it: what is gated shows neither in a
 * change nor in how many there are (deals 39).
 */
export const historyOf = async (ctx: Ctx, i: InquiryRecord, gate: Gate): Promise<ChangesView[]> => {
  if (gate === 'login') return [];
  const [versions, deadlines] = await Promise.all([findVersions(ctx, [i.id]), findDeadlines(ctx, i.id)]);
  const own = versions.get(i.id) ?? [];
  if (!own.length && !deadlines.length) return [];
  const names = await namesFor(
    ctx,
    own.map((v) => v.snapshot),
  );
  const steps = stepsOf(own, names).map((s): ChangesView =>
    gate === 'none' ? s : { ...s, version: null, reason: null, changes: openOnly(s.changes) },
  );
  const moves = deadlines.map((d): ChangesView => ({
    version: null,
    at: iso(d.at),
    reason: null,
    changes: [{ field: 'deadline', line: null, before: [{ plain: iso(d.before) }], after: [{ plain: iso(d.after) }] }],
  }));
  return [...steps, ...moves].filter((s) => s.changes.length).toSorted((a, b) => b.at.localeCompare(a.at));
};

/** The same for who asks. */
export const readHistory = async (ctx: Ctx, id: string): Promise<{ changes: ChangesView[] }> => {
  const i = await findInquiry(ctx, id);
  if (!i || !(await mayRead(ctx, i))) throw refuse(common.notFound);
  return { changes: await historyOf(ctx, i, await gateFor(ctx, i)) };
};
