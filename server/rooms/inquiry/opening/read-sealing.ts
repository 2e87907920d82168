import { common } from '#contract/core/errors.ts';
import type { SealEntry, Sealing } from '#contract/inquiry/sealing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, peopleWithSeat } from '#server/rooms/identity/index.ts';
import { mayFind } from '../inquiries/gate.ts';
import { findInquiry, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { ownsInquiry, sellingCompany } from '../policy.ts';
import { findEntries, findHeads, findSealed } from '../sealing/seal-store.ts';
import { findConsents, findOpening } from './opening-store.ts';

const iso = (at: string) => new Date(at).toISOString();

/** Who agreed to open early, or did; of the others, whoever buys for the company may. */
const openersOf = async (ctx: Ctx, i: InquiryRecord): Promise<Pick<Sealing, 'openers' | 'mayAgree'>> => {
  const [opening, consents, buyers] = await Promise.all([
    findOpening(ctx, i.id),
    findConsents(ctx, i.id),
    i.entId ? peopleWithSeat(ctx, [i.entId], 'buy') : [],
  ]);
  const may = new Set(buyers.map((p) => p.id));
  const did = [opening?.firstBy, opening?.secondBy];
  const shown = consents.filter((c) => (opening ? did.includes(c.userId) : may.has(c.userId)));
  const names = new Map(
    (
      await peopleByIds(
        ctx,
        shown.map((c) => c.userId),
      )
    ).map((u) => [u.id, u.name ?? '']),
  );
  return {
    openers: shown.map((c) => ({ name: names.get(c.userId) ?? '', at: iso(c.at), mine: c.userId === me(ctx).userId })),
    mayAgree: buyers.length,
  };
};

const openersOfOthers = { openers: null, mayAgree: null };

/**
 * The chain of an inquiry's sealed quotations, for its buyer's side and for companies that have quoted; another one reads that there is
 * none to read. Whose a line is, is told to the buyer's side and to whose it is; nonce and content after the opening, to them too.
 */
export const readSealing = async (ctx: Ctx, id: string): Promise<Sealing> => {
  const i = await findInquiry(ctx, id);
  const own = i !== undefined && ownsInquiry(me(ctx), i);
  const company = sellingCompany(me(ctx));
  const heads = i ? await findHeads(ctx, id) : [];
  const bid = heads.find((h) => h.entId === company);
  // Who has quoted reads of it after it was taken back too.
  if (!i?.sealed || !(mayFind(ctx, i) || bid)) throw refuse(common.notFound);
  const reads = own || bid !== undefined;
  const [entries, opening] = await Promise.all([reads ? findEntries(ctx, id) : [], findOpening(ctx, id)]);
  const mine = heads.filter((h) => own || h.id === bid?.id);
  const [sealed, companies, openers] = await Promise.all([
    findSealed(
      ctx,
      mine.map((h) => h.id),
    ),
    companiesByIds(
      ctx,
      mine.map((h) => h.entId),
    ),
    own ? openersOf(ctx, i) : openersOfOthers,
  ]);
  const bySealed = new Map(sealed.map((s) => [s.id, s]));
  const { keyIds } = ctx.platform.seal;
  return {
    state: i.openedAt ? 'opened' : i.state === 'withdrawn' ? 'kept' : 'closed',
    opensAt: iso(i.deadline ?? i.updatedAt),
    openedAt: i.openedAt && iso(i.openedAt),
    how: opening?.how ?? null,
    entries: entries.map((e): SealEntry => {
      const row = bySealed.get(e.sealedId);
      const head = row && mine.find((h) => h.id === row.quotationId);
      const whose = companies.find((c) => c.id === head?.entId);
      return {
        seq: e.seq,
        commitment: e.commitment,
        previous: e.previous,
        at: iso(e.at),
        hash: e.hash,
        company: whose ? { id: whose.id, name: whose.name } : null,
        mine: head !== undefined && head.id === bid?.id,
        revision: row?.revision ?? null,
        superseded: row !== undefined && head !== undefined && row.revision < head.revision,
        nonce: row?.nonce ?? null,
        content: row?.content ?? null,
      };
    }),
    unreadable: sealed.some((s) => s.quotationId === bid?.id && s.content === null && !keyIds.includes(s.keyId)),
    ...openers,
  };
};
