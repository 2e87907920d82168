import type { OrderModel } from './order-model.ts';

/**
 * An inquiry with its quotations by the product's rules (deals 1 to 28, 35 to 49 and 124), told a second time and as simply as can be.
 * Suppliers are numbers; a line's tiers are whole quantities, prices ten-thousandths.
 */
/** `shares` is who got how much of which of its quantities, by which order. */
type Line = { id: string; tiers: number[]; shares: Share[] };
type Share = { supplier: number; order: number; quantity: number; of: number };
export type Quotation = {
  id: string;
  state: 'submitted' | 'accepted' | 'refused' | 'withdrawn';
  revision: number;
  forVersion: number;
  prices: (number | null)[][];
  /** Its company cancelled one of several orders, and offers no more. */
  closed: boolean;
};
export type DealModel = {
  id: string;
  state: 'quoting' | 'awarded' | 'withdrawn';
  late: boolean;
  wanted: number;
  confidential: boolean;
  invited: number[] | null;
  agreed: Set<number>;
  declined: Set<number>;
  /** The tiers of each line in each version; the last is in force. */
  versions: number[][][];
  lines: Line[];
  quotations: Map<number, Quotation>;
  orders: OrderModel[];
  deadline: string;
  note: string;
};

const absent = '404 common.notFound';
const decided = '409 inquiry.alreadyDecided';
export const stateOf = (m: DealModel) => (m.state === 'quoting' && m.late ? 'outOfDate' : m.state);
export const versionOf = (m: DealModel) => m.versions.length;
export const mayKnow = (m: DealModel, s: number) => !m.invited || m.invited.includes(s);
/** Whether a supplier reads lines, note and annexes. */
export const mayRead = (m: DealModel, s: number) => mayKnow(m, s) && (!m.confidential || m.agreed.has(s));

const quoting = (m: DealModel): string | null => {
  if (m.state !== 'quoting') return '409 inquiry.notQuoting';
  return m.late ? '409 inquiry.deadlinePassed' : null;
};
const openTo = (m: DealModel, s: number): string | null => {
  if (!mayKnow(m, s)) return absent;
  return quoting(m) ?? (m.confidential && !m.agreed.has(s) ? '403 inquiry.agreementNeeded' : null);
};

export const agree = (m: DealModel, s: number): string => {
  if (!mayKnow(m, s)) return absent;
  m.agreed.add(s);
  return 'done';
};

export const quote = (m: DealModel, s: number, prices: Quotation['prices'], version: number): string => {
  const closed = openTo(m, s);
  if (closed) return closed;
  const known = m.quotations.get(s);
  if (known?.state === 'accepted' || known?.state === 'refused') return decided;
  if (!known && m.quotations.size >= m.wanted) return '409 inquiry.full';
  if (version !== versionOf(m)) return '409 life.amended';
  if (prices.some((p) => p.every((x) => x === null))) return '400 common.invalid';
  m.declined.delete(s);
  const revision = (known?.revision ?? 0) + 1;
  m.quotations.set(s, {
    id: known?.id ?? '',
    state: 'submitted',
    revision,
    forVersion: version,
    prices,
    closed: false,
  });
  return 'done';
};

export const confirm = (m: DealModel, s: number, version: number): string => {
  const closed = openTo(m, s);
  if (closed) return closed;
  const q = m.quotations.get(s);
  if (!q || q.state === 'withdrawn') return absent;
  if (q.state !== 'submitted') return decided;
  if (version !== versionOf(m)) return '409 life.amended';
  const [was, is] = [m.versions[q.forVersion - 1], m.versions[version - 1]];
  if (JSON.stringify(was) !== JSON.stringify(is)) return '409 life.mustRevise';
  q.forVersion = version;
  return 'done';
};

export const decline = (m: DealModel, s: number): string => {
  if (!mayKnow(m, s)) return absent;
  const closed = quoting(m);
  if (closed) return closed;
  const q = m.quotations.get(s);
  if (q && q.state !== 'withdrawn') return '409 life.alreadyQuoted';
  m.declined.add(s);
  return 'done';
};

export const undoDecline = (m: DealModel, s: number): string => {
  const closed = mayKnow(m, s) ? quoting(m) : absent;
  if (closed) return closed;
  m.declined.delete(s);
  return 'done';
};

/** Another first quantity of a line, or another note alone. */
export const amend = (m: DealModel, change: { line: number | null; note: string }, base: number): string => {
  const closed = quoting(m);
  if (closed) return closed;
  if (base !== versionOf(m)) return '409 life.amended';
  const line = change.line === null ? null : m.lines[change.line]!;
  if (line?.shares.length) return '409 inquiry.alreadyAwarded';
  if (line) line.tiers = line.tiers.with(0, line.tiers[0]! + 1);
  m.note = change.note;
  m.versions.push(m.lines.map((l) => l.tiers));
  return 'done';
};

export const moveDeadline = (m: DealModel, deadline: string): string => {
  if (m.state !== 'quoting') return '409 inquiry.notQuoting';
  m.deadline = deadline;
  m.late = false;
  return 'done';
};

export const withdraw = (m: DealModel): string => {
  if (m.state === 'withdrawn') return 'done';
  if (m.state === 'awarded' || m.lines.some((l) => l.shares.length)) return '409 inquiry.cannotWithdraw';
  m.state = 'withdrawn';
  return 'done';
};

export const refuse = (m: DealModel, s: number): string => {
  const q = m.quotations.get(s)!;
  if (q.state !== 'submitted') return decided;
  q.state = 'refused';
  return 'done';
};

/** A supplier takes back what is not decided; its place stays its own. */
export const takeBack = (m: DealModel, s: number): string => {
  const q = m.quotations.get(s)!;
  if (q.state === 'withdrawn') return 'done';
  if (q.state !== 'submitted') return decided;
  q.state = 'withdrawn';
  return 'done';
};

/** `quantities` are shares of the lines, in their order; without them each line goes in whole. */
export type Award = { supplier: number; lines: number[]; tier: number; word: boolean; quantities?: number[] };
type Won = { supplier: number; lines: OrderModel['lines'] };

const sumOf = (shares: Share[]): number => shares.reduce((sum, s) => sum + s.quantity, 0);
/** What speaks against a share; it joins the others where nothing does. */
const take = (shares: Share[], s: Share, whole: boolean): string | null => {
  const [first] = shares;
  if (shares.some((x) => x.supplier === s.supplier)) return '409 inquiry.alreadyAwarded';
  if (first && (whole || sumOf(shares) >= first.of)) return '409 inquiry.alreadyAwarded';
  if (first && first.of !== s.of) return '422 inquiry.otherQuantity';
  if (sumOf(shares) + s.quantity > s.of) return '422 inquiry.shareTooMuch';
  shares.push(s);
  return null;
};

/** One award after another, all or nothing; what was won is to become orders. */
export const award = (m: DealModel, awards: Award[]): string | Won[] => {
  if (m.state === 'awarded') return '409 inquiry.alreadyAwarded';
  if (m.state === 'withdrawn') return '409 inquiry.notQuoting';
  const fellThrough = m.orders.some((o) => o.state === 'cancelled');
  const shares = m.lines.map((l) => [...l.shares]);
  const won: Won[] = [];
  for (const [n, a] of awards.entries()) {
    const q = m.quotations.get(a.supplier)!;
    if (q.state === 'withdrawn' || q.closed || (q.state === 'refused' && !fellThrough)) return decided;
    if (q.forVersion !== versionOf(m) && !a.word) return '409 life.notConfirmed';
    const asked = m.versions[q.forVersion - 1]!;
    const lines: OrderModel['lines'] = [];
    const wanted = a.lines.map((i, at) => ({ i, share: a.quantities?.[at] })).toSorted((x, y) => x.i - y.i);
    for (const { i, share } of wanted) {
      const of = asked[i]![Math.min(a.tier, asked[i]!.length) - 1]!;
      const quantity = share ?? of;
      const order = m.orders.length + n;
      const fault = take(shares[i]!, { supplier: a.supplier, order, quantity, of }, quantity === of);
      if (fault) return fault;
    }
    for (const { i, share } of wanted) {
      const tier = Math.min(a.tier, asked[i]!.length) - 1;
      const quantity = share ?? asked[i]![tier]!;
      // The price of a share is that of the quantity that it reaches itself.
      const at =
        quantity === asked[i]![tier]
          ? tier
          : Math.max(
              0,
              asked[i]!.findLastIndex((x) => x <= quantity),
            );
      const price = q.prices[i]![at] ?? null;
      if (price === null) return '422 inquiry.tierNotQuoted';
      lines.push({ no: lines.length + 1, quantity, price });
    }
    won.push({ supplier: a.supplier, lines });
  }
  for (const a of awards) m.quotations.get(a.supplier)!.state = 'accepted';
  m.lines.forEach((l, i) => (l.shares = shares[i]!));
  if (m.lines.every((l) => l.shares.length && sumOf(l.shares) >= l.shares[0]!.of)) m.state = 'awarded';
  return won;
};

/** Orders made of what was won stand to be confirmed. */
export const orderOf = (won: Won, id: string): OrderModel => ({
  id,
  supplier: won.supplier,
  state: 'toConfirm',
  lines: won.lines,
  deliveries: [],
  changes: [],
  payments: [],
  dispute: null,
  version: 1,
  last: { act: 'create', by: 'buyer' },
});

/**
 * An order was cancelled: what it took is free, and its quotation stands where the buyer alone took the order back. With another
 * order it stays accepted, and offers no more where its company took this one back.
 */
export const fallThrough = (m: DealModel, o: OrderModel): void => {
  const q = m.quotations.get(o.supplier)!;
  if (q.state !== 'accepted') return;
  q.closed ||= !(o.last.act === 'cancel' && o.last.by === 'buyer');
  const order = m.orders.indexOf(o);
  for (const l of m.lines) l.shares = l.shares.filter((s) => s.order !== order);
  if (!m.lines.some((l) => l.shares.some((s) => s.supplier === o.supplier))) {
    q.state = q.closed ? 'withdrawn' : 'submitted';
    q.closed = false;
  }
  if (m.state === 'awarded') m.state = 'quoting';
};
