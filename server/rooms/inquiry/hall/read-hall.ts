import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { recordSearch } from '#server/rooms/search/index.ts';
import { searchOf } from './hall-search.ts';
import { findHall } from './hall-store.ts';
import { findInquiry, findLines, type InquiryRecord, type LineRecord } from '../inquiries/inquiry-store.ts';
import { historyOf } from '../amendments/read-history.ts';
import { gateFor, mayRead, notThere } from '../inquiries/gate.ts';
import { ownsInquiry } from '../policy.ts';
import { presentParts, presentRow } from '../present.ts';
import { talkOf } from '../questions/read-talk.ts';

/** The public hall. */
export const readHall = async (ctx: Ctx, q: ParsedOf<typeof inquiry.page>['query']) => {
  const { sort, current, size, cursor, ...filters } = q;
  const found = await findHall(ctx, { ...searchOf(filters), sort, current, size, cursor });
  const lines = await findLines(
    ctx,
    found.rows.map((r) => r.id),
  );
  return cursorPageOf(
    found.rows.map((r) => presentRow(r, lines.get(r.id) ?? [])),
    found,
    q,
  );
};

/** The hall as a reader asks for it: a search by words is counted. */
export const searchHall = async (ctx: Ctx, q: ParsedOf<typeof inquiry.page>['query']) => {
  const page = await readHall(ctx, q);
  if (q.current === 1 && !q.cursor) recordSearch(ctx, 'inquiries', q.q, page.total);
  return page;
};

/** Teaser and, where the gate is open, the parts (access 17: gated fields are never sent). */
export const presentDetail = async (ctx: Ctx, i: InquiryRecord, lines: LineRecord[]) => {
  const gate = await gateFor(ctx, i);
  const [company] = i.entId ? await companiesByIds(ctx, [i.entId]) : [];
  return {
    row: presentRow(i, lines),
    gate,
    own: ctx.person !== null && ownsInquiry(ctx.person, i),
    parts: gate === 'none' ? presentParts(i, lines, await fileFacts(ctx, i.annexes)) : null,
    buyer:
      ctx.person && gate === 'none' && company
        ? { name: company.name, city: company.city, verified: company.supplierVerified }
        : null,
    talk: await talkOf(ctx, i, gate),
    version: gate === 'none' ? i.version : null,
    changes: (await historyOf(ctx, i, gate)).length,
  };
};

export const readInquiry = async (ctx: Ctx, id: string) => {
  const i = await findInquiry(ctx, id);
  if (!i || !(await mayRead(ctx, i))) throw notThere(ctx, i);
  return presentDetail(ctx, i, (await findLines(ctx, [id])).get(id) ?? []);
};

/** An inquiry without what is gated, for whoever may find it. */
export const readOutline = async (ctx: Ctx, id: string) => ({
  ...(await readInquiry(ctx, id)),
  parts: null,
  buyer: null,
  talk: null,
  version: null,
  changes: 0,
});

/** Title and deadline of an inquiry that everybody may find, or null. */
export const readCard = async (ctx: Ctx, id: string) => {
  const i = await findInquiry(ctx, id);
  const open = i && i.visibility === 'public' && i.state !== 'draft' && i.state !== 'withdrawn' && !i.hiddenAt;
  return open ? { title: i.title, deadline: i.deadline } : null;
};
