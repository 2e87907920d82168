import type { ContributionRow, ContributionView } from '#contract/contributions/calls.ts';
import { type ContributionParty, contributionStepsFor } from '#contract/contributions/states.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { findStanding } from '#server/rooms/content/index.ts';
import { fieldLabel } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { type ContributionRecord, findEvents } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Contributions as lists have them, read for all of them together. */
export const presentRows = async (ctx: Ctx, rows: ContributionRecord[]): Promise<ContributionRow[]> => {
  const [companies, standing] = await Promise.all([
    companyBriefs(ctx, [...new Set(rows.map((r) => r.entId))]),
    findStanding(
      ctx,
      rows.flatMap((r) => r.pieceId ?? []),
    ),
  ]);
  const names = new Map(companies.map((c) => [c.id, c.name]));
  return rows.map((r) => ({
    id: r.id,
    number: r.number,
    kind: r.kind,
    lang: r.lang,
    state: r.state,
    title: r.words.title,
    company: { id: r.entId, name: names.get(r.entId) ?? {} },
    shown: standing.get(r.pieceId ?? '')?.shown ?? false,
    asked: r.askedAt !== null,
    updatedAt: iso(r.updatedAt),
  }));
};

/** A whole contribution as one of the parties reads it. People of the desk are not named to the company. */
export const presentContribution = async (
  ctx: Ctx,
  c: ContributionRecord,
  party: ContributionParty,
): Promise<ContributionView> => {
  const [[row], events, standing, [file], products] = await Promise.all([
    presentRows(ctx, [c]),
    findEvents(ctx, c.id),
    findStanding(ctx, c.pieceId ? [c.pieceId] : []),
    c.picture ? fileFacts(ctx, [c.picture]) : [],
    listedRows(ctx, c.words.products),
  ]);
  if (!row) throw refuse(common.notFound);
  const named = events.flatMap((e) => (e.userId && (party === 'desk' || e.party === 'company') ? [e.userId] : []));
  const names = new Map((await peopleByIds(ctx, [...new Set(named)])).map((u) => [u.id, u.name]));
  const piece = standing.get(c.pieceId ?? '');
  const { state } = c;
  return {
    row,
    turn: c.turn,
    words: c.words,
    pictureUrl: file?.url ?? null,
    products: products.map((p) => ({ id: p.row.id, name: p.row.name })),
    fields: c.words.fields.map((slug) => ({ slug, name: fieldLabel(slug) })),
    slug: piece?.shown ? piece.slug : null,
    written: state === 'accepted' ? (piece?.written ?? []) : [],
    course: events.map((e) => ({
      id: e.id,
      act: e.act,
      party: e.party,
      by: names.get(e.userId ?? '') ?? '',
      text: e.text,
      at: iso(e.at),
    })),
    steps: contributionStepsFor({ state, shown: row.shown, asked: row.asked }, party),
  };
};
