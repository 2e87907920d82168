import type { OrderModel } from './order-model.ts';

/**
 * An inquiry with its quotations by the product's rules (deals 1 to 28, 35 to 49 and 124), told a second time and as simply as can be.
 * Suppliers are numbers; a line's tiers are whole quantities, prices ten-thousandths.
 */
type Line = { id: string; tiers: number[]; awardedTo: number | null };
export type Quotation = {
  id: string;
  state: 'submitted' | 'accepted' | 'refused' | 'withdrawn';
  revision: number;
  forVersion: number;
  prices: (number | null)[][];
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
  m.quotations.set(s, { id: known?.id ?? '', state: 'submitted', revision, forVersion: version, prices });
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
  if (line && line.awardedTo !== null) return '409 inquiry.alreadyAwarded';
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
  if (m.state === 'awarded' || m.lines.some((l) => l.awardedTo !== null)) return '409 inquiry.cannotWithdraw';
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

export type Award = { supplier: number; lines: number[]; tier: number; word: boolean };
type Won = { supplier: number; lines: OrderModel['lines'] };

/** One award after another, all or nothing; what was won is to become orders. */
export const award = (m: DealModel, awards: Award[]): string | Won[] => {
  if (m.state === 'awarded') return '409 inquiry.alreadyAwarded';
  if (m.state === 'withdrawn') return '409 inquiry.notQuoting';
  const fellThrough = m.orders.some((o) => o.state === 'cancelled');
  const taken = new Set(m.lines.flatMap((l, i) => (l.awardedTo === null ? [] : [i])));
  const won: Won[] = [];
  for (const a of awards) {
    const q = m.quotations.get(a.supplier)!;
    if (q.state !== 'submitted' && !(q.state === 'refused' && fellThrough)) return decided;
    if (q.forVersion !== versionOf(m) && !a.word) return '409 life.notConfirmed';
    if (a.lines.some((i) => taken.has(i))) return '409 inquiry.alreadyAwarded';
    const asked = m.versions[q.forVersion - 1]!;
    const lines: OrderModel['lines'] = [];
    for (const i of a.lines.toSorted((x, y) => x - y)) {
      const at = Math.min(a.tier, asked[i]!.length) - 1;
      const price = q.prices[i]![at] ?? null;
      if (price === null) return '422 inquiry.tierNotQuoted';
      lines.push({ no: lines.length + 1, quantity: asked[i]![at]!, price });
      taken.add(i);
    }
    won.push({ supplier: a.supplier, lines });
  }
  for (const a of awards) {
    m.quotations.get(a.supplier)!.state = 'accepted';
    for (const i of a.lines) m.lines[i]!.awardedTo = a.supplier;
  }
  if (m.lines.every((l) => l.awardedTo !== null)) m.state = 'awarded';
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

/** An order was cancelled: its lines are free, and its quotation stands where the buyer alone took the order back. */
export const fallThrough = (m: DealModel, o: OrderModel): void => {
  const q = m.quotations.get(o.supplier)!;
  if (q.state !== 'accepted') return;
  q.state = o.last.act === 'cancel' && o.last.by === 'buyer' ? 'submitted' : 'withdrawn';
  for (const l of m.lines) if (l.awardedTo === o.supplier) l.awardedTo = null;
  if (m.state === 'awarded') m.state = 'quoting';
};
