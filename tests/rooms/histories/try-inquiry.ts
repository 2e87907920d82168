import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { newId } from '#server/platform/ids.ts';
import { sql } from 'drizzle-orm';
import { refused } from '../../harness/refused.ts';
import { inquiryInput, quotationOf } from '../../world/inquiries.ts';
import type { InquiryCommand } from './commands.ts';
import { actor, type Deal, inDays, priceText, pricesOf } from './deal.ts';
import * as model from './deal-model.ts';
import { same } from './same.ts';

const absent = '404 common.notFound';
type Of<K extends InquiryCommand['do']> = Extract<InquiryCommand, { do: K }>;

/** An earlier version than the one in force, where there is one. */
const writtenFor = ({ m }: Deal, stale: boolean) =>
  stale && m.versions.length > 1 ? m.versions.length - 1 : m.versions.length;

const tryQuote = async (d: Deal, c: Of<'quote'>) => {
  const { m, t } = d;
  const by = d.cast.suppliers[c.s]!;
  const version = writtenFor(d, c.stale);
  const prices = m.lines.map((l, i) => pricesOf(c.s, c.prices.slice(i * 2, i * 2 + l.tiers.length)));
  const asked = m.lines.map((l) => ({ id: l.id, tiers: l.tiers.map(String), requirements: [1] }));
  const body = quotationOf(m.id, asked, '1', { version });
  body.lines = body.lines.map((l, i) => ({ ...l, prices: prices[i]!.map((p) => (p === null ? null : priceText(p))) }));
  const send = () => t.as(by.token)(inquiry.quote, { body });
  const expected = model.quote(m, c.s, prices, version);
  const sent = c.twice ? [send(), send()] : [send()];
  for (const answer of await Promise.all(sent.map(refused))) same(answer, expected, c);
  if (expected === 'done') m.quotations.get(c.s)!.id = (await sent[0]!).id;
};

const tryAmend = async (d: Deal, c: Of<'amend'>) => {
  const { m, t } = d;
  const note = `note-${newId()}`;
  const line = c.line === null ? null : c.line % m.lines.length;
  const base = writtenFor(d, c.stale);
  const {
    annexes,
    certificates,
    currency: _c,
    visibility: _v,
    invited: _i,
    confidential: _o,
    lines,
    ...given
  } = inquiryInput();
  const body = {
    ...given,
    annexes,
    certificates,
    base,
    note,
    deadline: m.deadline,
    maxQuotations: m.wanted,
    lines: m.lines.map((l, i) => ({
      ...lines[0]!,
      id: l.id,
      tiers: l.tiers.map((n, at) => String(i === line && at === 0 ? n + 1 : n)),
    })),
  };
  // A first quantity that reaches the second is no rising row: nobody could send it.
  if (line !== null && m.lines[line]!.tiers[0]! + 1 === m.lines[line]!.tiers[1]) return;
  const expected = c.by === 'buyer' ? model.amend(m, { line, note }, base) : absent;
  const call = t.as(actor(d, c.by).token)(inquiryLife.amend, { params: { id: m.id }, body });
  same(await refused(call), c.by === 'buyer' || c.by === 'stranger' ? expected : absent, c);
};

/** What was won becomes orders, in the order of the awards. */
const takeOrders = ({ m }: Deal, won: Exclude<ReturnType<typeof model.award>, string>, ids: (string | null)[]) => {
  won.forEach((w, i) => m.orders.push(model.orderOf(w, ids[i] ?? '')));
};

const tryAccept = async (d: Deal, c: Of<'accept'>) => {
  const { m, t } = d;
  const q = m.quotations.get(c.s);
  if (!q) return;
  const only = c.line === null ? null : c.line % m.lines.length;
  const lines = only === null ? m.lines.map((_, i) => i) : [only];
  const token = actor(d, c.by).token;
  const call = t.as(token)(inquiry.decide, {
    params: { id: q.id },
    body: {
      decision: 'accepted',
      tier: c.tier,
      ...(only !== null && { lineIds: [m.lines[only]!.id] }),
      ...(c.word && { version: q.forVersion }),
    },
  });
  if (c.by !== 'buyer') return same(await refused(call), absent, c);
  const won = model.award(m, [{ supplier: c.s, lines, tier: c.tier, word: c.word }]);
  same(await refused(call), typeof won === 'string' ? won : 'done', c);
  if (typeof won !== 'string') takeOrders(d, won, [(await call).orderId]);
};

/** The first line to one supplier, the second to another. */
const trySplit = async (d: Deal, c: Of<'split'>) => {
  const { m, t } = d;
  const [a, b] = c.between.map((s) => m.quotations.get(s));
  if (!a || !b || m.lines.length < 2) return;
  const call = t.as(d.cast.buyer.token)(inquiry.award, {
    params: { id: m.id },
    body: { awards: [a, b].map((q, i) => ({ quotationId: q.id, lines: [{ lineId: m.lines[i]!.id, tier: c.tier }] })) },
  });
  const won = model.award(
    m,
    c.between.map((supplier, i) => ({ supplier, lines: [i], tier: c.tier, word: false })),
  );
  same(await refused(call), typeof won === 'string' ? won : 'done', c);
  if (typeof won !== 'string')
    takeOrders(
      d,
      won,
      (await call).orders.map((o) => o.id),
    );
};

/** One line to several, each a share of one of its quantities; together it may be too much. */
const tryShare = async (d: Deal, c: Of<'share'>) => {
  const { m, t } = d;
  const at = c.line % m.lines.length;
  const line = m.lines[at]!;
  const of = line.tiers[Math.min(c.tier, line.tiers.length) - 1]!;
  const shares = c.between.flatMap((s, n) => {
    const q = m.quotations.get(s);
    const quantity = Math.max(1, Math.floor((of * c.percents[n]!) / 100));
    return q ? [{ s, q, quantity }] : [];
  });
  if (!shares.length) return;
  const call = t.as(d.cast.buyer.token)(inquiry.award, {
    params: { id: m.id },
    body: {
      awards: shares.map(({ q, quantity }) => ({
        quotationId: q.id,
        lines: [{ lineId: line.id, tier: c.tier, quantity: String(quantity) }],
      })),
    },
  });
  const won = model.award(
    m,
    shares.map(({ s, quantity }) => ({
      supplier: s,
      lines: [at],
      tier: c.tier,
      word: false,
      quantities: [quantity],
    })),
  );
  same(await refused(call), typeof won === 'string' ? won : 'done', c);
  if (typeof won !== 'string')
    takeOrders(
      d,
      won,
      (await call).orders.map((o) => o.id),
    );
};

/** Tries a command of quoting, and holds its answer against the model. */
export const tryInquiry = async (d: Deal, c: InquiryCommand): Promise<void> => {
  const { m, t, cast } = d;
  const params = { id: m.id };
  const as = (s: number) => t.as(cast.suppliers[s]!.token);
  const byBuyer = async (
    by: 'buyer' | 'supplier' | 'stranger' | 'rival',
    call: Promise<unknown>,
    expect: () => string,
  ) => same(await refused(call), by === 'buyer' ? expect() : absent, c);
  // Of a public inquiry a job says who was told, and so who may decline: sooner or later.
  if ((c.do === 'decline' || c.do === 'undoDecline') && !m.invited) return;
  switch (c.do) {
    case 'agree':
      return same(await refused(as(c.s)(inquiry.agree, { params, body: {} })), model.agree(m, c.s), c);
    case 'quote':
      return tryQuote(d, c);
    case 'confirm': {
      const version = writtenFor(d, c.stale);
      const call = as(c.s)(inquiryLife.confirm, { params, body: { version } });
      return same(await refused(call), model.confirm(m, c.s, version), c);
    }
    case 'decline':
      return same(
        await refused(as(c.s)(inquiryLife.decline, { params, body: { reason: 'capacity' } })),
        model.decline(m, c.s),
        c,
      );
    case 'undoDecline':
      return same(await refused(as(c.s)(inquiryLife.undoDecline, { params })), model.undoDecline(m, c.s), c);
    case 'takeBack': {
      const q = m.quotations.get(c.s);
      if (!q) return;
      const call = as(c.by)(inquiryQuoting.withdraw, { params: { id: q.id }, body: { reason: '产能已满' } });
      return same(await refused(call), c.by === c.s ? model.takeBack(m, c.s) : absent, c);
    }
    case 'amend':
      return tryAmend(d, c);
    case 'close':
      await t.platform.db.execute(sql`update inquiries set deadline = now() - interval '1 second' where id = ${m.id}`);
      m.late = true;
      return;
    case 'moveDeadline': {
      const deadline = inDays(10);
      const call = t.as(actor(d, c.by).token)(inquiryLife.moveDeadline, { params, body: { deadline } });
      return byBuyer(c.by, call, () => model.moveDeadline(m, deadline));
    }
    case 'withdraw': {
      if (c.unlikely) return;
      const call = t.as(actor(d, c.by).token)(inquiry.withdraw, { params, body: {} });
      return byBuyer(c.by, call, () => model.withdraw(m));
    }
    case 'refuse': {
      const q = m.quotations.get(c.s);
      if (!q) return;
      const call = t.as(actor(d, c.by).token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'refused' } });
      return byBuyer(c.by, call, () => model.refuse(m, c.s));
    }
    case 'accept':
      return tryAccept(d, c);
    case 'split':
      return trySplit(d, c);
    case 'share':
      return tryShare(d, c);
  }
};
