import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { orderBlocks, ordersOfInquiry } from '#server/rooms/order/index.ts';
import { findAssumptions } from '../costs/assumption-store.ts';
import {
  countUndecided,
  findInquiry,
  type InquiryRecord,
  findLines,
  findOwn,
  newestRates,
} from '../inquiries/inquiry-store.ts';
import { countTold, findToldMatches, matchesOf } from '../matching/match-store.ts';
import { ownsInquiry } from '../policy.ts';
import { draftTitle } from './draft-title.ts';
import { presentParts, presentQuotation, presentRow, presentTold } from '../present.ts';
import { findAskers, findDeclines, findLooks } from '../suppliers/decline-store.ts';
import { historyOf } from '../amendments/read-history.ts';
import { findVersions } from '../amendments/version-store.ts';
import { countQuestions } from '../questions/question-store.ts';
import { countNotes } from '../comparing/note-store.ts';
import { readVotes } from '../comparing/vote.ts';
import { readProofs } from '../quotations/read-proofs.ts';
import { findQuotations, findRevisions } from '../quotations/quotation-store.ts';
import { countRequests } from '../approving/approval-store.ts';
import { limitInForce } from '../approving/ask-first.ts';
import { findWeights } from '../scoring/scoring-store.ts';
import { findHeads } from '../sealing/seal-store.ts';
import { matchesOwnWords } from '../inquiries/reader-store.ts';

/** My inquiries and those of my company. */
export const readOwnPage = async (ctx: Ctx, q: ParsedOf<typeof inquiry.ownPage>['query']) => {
  const { userId, entId } = me(ctx);
  const words = q.q ? matchesOwnWords(ctx, q.q) : undefined;
  const { rows, total } = await findOwn(ctx, { userId, entId, ...q, words });
  const ids = rows.map((r) => r.id);
  const [lines, undecided, matched] = await Promise.all([
    findLines(ctx, ids),
    countUndecided(ctx, ids),
    countTold(ctx, ids),
  ]);
  return pageOf(
    rows.map((r) => ({
      ...presentRow(r.state === 'draft' ? { ...r, title: draftTitle(r.draft, ctx.lang) } : r, lines.get(r.id) ?? []),
      // What was awarded or withdrawn waits for nobody, whatever its other quotations are.
      undecided: r.state === 'awarded' || r.state === 'withdrawn' ? 0 : (undecided.get(r.id) ?? 0),
      matched: matched.get(r.id) ?? 0,
    })),
    total,
    q,
  );
};

/** What stands of an inquiry itself, and who has to do with it. */
const readAbout = async (ctx: Ctx, id: string) => {
  const [lines, quotations, rates, orders, told, assumptions, talk, looks, askers, declines, heads] = await Promise.all(
    [
      findLines(ctx, [id]),
      findQuotations(ctx, id),
      newestRates(ctx),
      ordersOfInquiry(ctx, id),
      findToldMatches(ctx, id),
      findAssumptions(ctx, id),
      countQuestions(ctx, id, 'buyer'),
      findLooks(ctx, id),
      findAskers(ctx, id),
      findDeclines(ctx, id),
      findHeads(ctx, id),
    ],
  );
  // Who has quoted is told, sealed or not; what they say only once it is open.
  const entIds = heads.map((q) => q.entId);
  const byCompany = new Map(told.map((m) => [m.entId, m]));
  return {
    lines: lines.get(id) ?? [],
    quotations,
    rates,
    orders,
    assumptions,
    talk,
    looks,
    askers,
    declines,
    entIds,
    byCompany,
    // Whoever was told, then who came by themselves.
    concerned: [...new Set([...byCompany.keys(), ...entIds, ...askers.keys()])],
    matched: told.length,
  };
};
type About = Awaited<ReturnType<typeof readAbout>>;

/** What is known of those companies and their quotations. */
const readBeside = async (ctx: Ctx, i: InquiryRecord, { quotations, entIds, concerned }: About) => {
  const { id } = i;
  const [companies, scores, revisions, files, found, votes, notes, proofs, weights, limit, requests, blocked] =
    await Promise.all([
      companiesByIds(ctx, concerned),
      matchesOf(ctx, id, entIds),
      findRevisions(
        ctx,
        quotations.map((q) => q.id),
      ),
      factsOfFiles(ctx, [i.annexes, ...quotations.map((q) => q.annexes)]),
      findVersions(ctx, [id]),
      readVotes(ctx, id),
      countNotes(ctx, id),
      readProofs(ctx, quotations),
      findWeights(ctx, id),
      limitInForce(ctx, i.entId, me(ctx).userId),
      countRequests(ctx, { kind: 'inquiry', id }),
      // Of sealed quotations it is said once they are open, with what they say.
      orderBlocks(
        ctx,
        quotations.map((q) => q.entId),
      ),
    ]);
  const versions = found.get(id) ?? [];
  return { companies, scores, revisions, files, versions, votes, notes, proofs, weights, limit, requests, blocked };
};
type Beside = Awaited<ReturnType<typeof readBeside>>;

const toldOf = (i: InquiryRecord, about: About, { companies }: Beside) => {
  const quoted = new Set(about.entIds);
  return about.concerned.flatMap((entId) => {
    const company = companies.find((c) => c.id === entId);
    const did = {
      invited: i.invited.includes(entId),
      quoted: quoted.has(entId),
      told: about.byCompany.has(entId),
      looked: about.looks.get(entId),
      asked: about.askers.get(entId) ?? 0,
      declined: about.declines.find((d) => d.entId === entId),
    };
    return company ? [presentTold(about.byCompany.get(entId), company, did)] : [];
  });
};

const quotationsOf = (i: InquiryRecord, { quotations }: About, beside: Beside) => {
  const { companies, scores, revisions, files, versions, proofs } = beside;
  return quotations.flatMap((q) => {
    const company = companies.find((c) => c.id === q.entId);
    const score = scores.get(q.entId) ?? 0;
    const then = q.forVersion === i.version ? undefined : versions.find((v) => v.version === q.forVersion);
    const asked = then?.snapshot.lines ?? null;
    return company
      ? [presentQuotation(q, revisions.get(q.id) ?? [], company, score, files(q.annexes), asked, proofs(q))]
      : [];
  });
};

/** My inquiry with every quotation in force, ready to be compared. */
export const readOwn = async (ctx: Ctx, id: string) => {
  const i = await findInquiry(ctx, id);
  if (!i || !ownsInquiry(me(ctx), i) || i.state === 'draft') throw refuse(common.notFound);
  const about = await readAbout(ctx, id);
  const beside = await readBeside(ctx, i, about);
  const { lines, assumptions } = about;
  const { files, votes, notes, weights, limit, requests, blocked } = beside;
  return {
    row: presentRow(i, lines),
    hiddenReason: i.hiddenReason,
    parts: presentParts(i, lines, files(i.annexes)),
    shares: lines.flatMap((l) => l.shares.map((s) => ({ lineId: l.id, ...s }))),
    matched: about.matched,
    told: toldOf(i, about, beside),
    quotations: quotationsOf(i, about, beside),
    assumptions: assumptions.map(({ quotationId, currency, freight, dutyPercent, other }) => ({
      quotationId,
      currency,
      freight,
      dutyPercent,
      other,
    })),
    blocked: [...blocked].flatMap(([entId, [block]]) =>
      block ? [{ entId, code: block.code, until: block.until }] : [],
    ),
    votes,
    notes,
    scored: weights !== undefined,
    approval: { limit, requests },
    talk: about.talk,
    version: i.version,
    changes: (await historyOf(ctx, i, 'none')).length,
    rates: about.rates,
    orders: about.orders,
  };
};
