import { earshot, type HallDownstream, type HallPerson } from '#contract/fairs/presence.ts';
import { type HallPosition, joinPacked, unpackAll } from '#contract/fairs/positions.ts';
import type { Bus } from '#server/platform/bus/index.ts';
import { createCrowd, type Eyes, type Share, type Someone } from './crowd.ts';
import {
  hallMoved,
  hallNode,
  hallSaid,
  hallShown,
  type MovedWord,
  type NodeWord,
  type SaidWord,
  type ShownWord,
} from './topics.ts';

/** Milliseconds without a word after which another node's people are gone. */
const silence = 15_000;
/** Positions that one message of the bus holds. */
const portion = 500;

type Shown = Omit<HallPerson, 'n'>;
type Node = { people: number; heard: number; shown: Map<number, Someone> };

type Options = {
  id: string;
  /** An id of this run of the node, among those that share the bus. */
  node: string;
  plan: { width: number; depth: number; door: readonly [number, number] };
  bus: Pick<Bus, 'publish' | 'publishAll'>;
  share: Share;
};
/** What is known of a hall: who is here, and what other nodes have said. */
type Known = {
  bus: Options['bus'];
  from: { node: string; hall: string };
  crowd: ReturnType<typeof createCrowd>;
  nodes: Map<string, Node>;
  mine: Set<Someone>;
  staffed: readonly string[];
  /** The count that was told last. */
  told: string;
};

const quiet = (sent: Promise<void>) => void sent.catch(() => undefined);
const shownHere = ({ mine }: Known) => [...mine].filter((s) => s.person);

const nodeOf = ({ nodes }: Known, node: string): Node => {
  const known = nodes.get(node) ?? { people: 0, heard: Date.now(), shown: new Map<number, Someone>() };
  nodes.set(node, known);
  known.heard = Date.now();
  return known;
};
const forget = ({ nodes, crowd }: Known, node: string) => {
  for (const s of nodes.get(node)?.shown.values() ?? []) crowd.leave(s);
  nodes.delete(node);
};
const sayShown = ({ nodes, bus, from }: Known, s: Someone) => {
  const { person } = s;
  if (nodes.size && s.userId)
    quiet(
      bus.publish(hallShown, {
        ...from,
        n: s.n,
        userId: s.userId,
        ...(person && { name: person.name, company: person.company, boothId: person.boothId }),
      }),
    );
};
const sayMoved = ({ nodes, bus, from }: Known, people: Someone[]) => {
  if (!nodes.size) return;
  for (let i = 0; i < people.length; i += portion) {
    const at = Buffer.from(
      joinPacked(
        'moved',
        people.slice(i, i + portion).map((s) => s.packed),
      ),
    ).toString('base64');
    quiet(bus.publish(hallMoved, { ...from, at }));
  }
};
/** Of all windows of a person, on this node and others, the one that shows them last is the one that is seen. */
const hideOthers = (h: Known, userId: string, but: Someone) => {
  for (const own of h.mine)
    if (own !== but && own.userId === userId && own.person) {
      h.crowd.show(own, null);
      sayShown(h, own);
      own.eyes?.text({ method: 'here', n: own.n, visible: false });
    }
  for (const { shown } of h.nodes.values())
    for (const [n, other] of shown)
      if (other !== but && other.userId === userId) {
        h.crowd.leave(other);
        shown.delete(n);
      }
};
const count = ({ mine, nodes }: Known) => mine.size + [...nodes.values()].reduce((sum, n) => sum + n.people, 0);
const tell = (frame: HallDownstream, to: Iterable<Someone>) => {
  for (const s of to) s.eyes?.text(frame);
};
const countFrame = (h: Known): HallDownstream => ({ method: 'count', people: count(h), staffed: [...h.staffed] });

/** What people on this node do. */
const actsOf = (h: Known) => ({
  enter: (userId: string | null, eyes: Eyes): Someone => {
    const s = h.crowd.enter({ userId, eyes });
    h.mine.add(s);
    eyes.text(countFrame(h));
    return s;
  },
  leave: (s: Someone): void => {
    s.person = null;
    sayShown(h, s);
    h.crowd.leave(s);
    h.mine.delete(s);
  },
  move: (s: Someone, to: HallPosition): void => h.crowd.move(s, to),
  /** Shows somebody by one window: the one that shows them last. */
  show: (s: Someone, person: Shown | null): void => {
    if (person && s.userId) hideOthers(h, s.userId, s);
    h.crowd.show(s, person);
    sayShown(h, s);
  },
  say: (s: Someone, text: string): void => {
    if (!s.person || !s.userId) return;
    const said = { userId: s.userId, n: s.n, name: s.person.name, text };
    tell({ method: 'said', ...said }, h.crowd.hearing({ userId: s.userId, x: s.at.x, y: s.at.y }, earshot));
    if (h.nodes.size) quiet(h.bus.publish(hallSaid, { ...h.from, ...said, x: s.at.x, y: s.at.y }));
  },
  separate: (a: string, b: string, blocked: boolean): void => {
    for (const s of h.mine) {
      if (!s.eyes || (s.userId !== a && s.userId !== b)) continue;
      const other = s.userId === a ? b : a;
      const apart = s.eyes.blocked as Set<string>;
      if (blocked) apart.add(other);
      else apart.delete(other);
    }
  },
});

/** What other nodes say of their people. */
const wordsHeard = (h: Known) => ({
  heardNode: (m: NodeWord): void => {
    const isKnown = h.nodes.has(m.node);
    const known = nodeOf(h, m.node);
    known.people = m.people;
    // A word of the bus may be lost: what does not fit is asked for anew.
    const misses = m.shown !== undefined && m.shown !== known.shown.size;
    if (!m.new && m.people > 0 && (!isKnown || misses)) {
      for (const s of known.shown.values()) h.crowd.leave(s);
      known.shown.clear();
      quiet(h.bus.publish(hallNode, { ...h.from, people: h.mine.size, new: true }));
    }
    if (!m.new) {
      if (m.people === 0) forget(h, m.node);
      return;
    }
    quiet(h.bus.publish(hallNode, { ...h.from, people: h.mine.size }));
    for (const s of shownHere(h)) sayShown(h, s);
    sayMoved(h, shownHere(h));
  },
  heardShown: (m: ShownWord): void => {
    const { shown } = nodeOf(h, m.node);
    const known = shown.get(m.n);
    if (m.name === undefined) {
      if (known) h.crowd.leave(known);
      shown.delete(m.n);
      return;
    }
    const s = known ?? h.crowd.enter({ userId: m.userId, eyes: null });
    hideOthers(h, m.userId, s);
    shown.set(m.n, s);
    h.crowd.show(s, { userId: m.userId, name: m.name, company: m.company ?? {}, boothId: m.boothId ?? null });
  },
  heardMoved: (m: MovedWord): void => {
    const { shown } = nodeOf(h, m.node);
    for (const { n, ...at } of unpackAll(Buffer.from(m.at, 'base64'))?.people ?? []) {
      const s = shown.get(n);
      if (s) h.crowd.move(s, at);
    }
  },
  heardSaid: (m: SaidWord): void => {
    const s = nodeOf(h, m.node).shown.get(m.n);
    if (s) tell({ method: 'said', n: s.n, userId: m.userId, name: m.name, text: m.text }, h.crowd.hearing(m, earshot));
  },
});

/** A hall with people on this node, and what other nodes say of theirs. */
export const createHall = ({ id, node, plan, bus, share }: Options) => {
  const crowd = createCrowd(plan, share);
  const h: Known = { bus, from: { node, hall: id }, crowd, nodes: new Map(), mine: new Set(), staffed: [], told: '' };
  return {
    id,
    crowd,
    get size() {
      return h.mine.size;
    },
    ...actsOf(h),
    /** Five times a second. @param all also where everybody is, once a second */
    tick: (all: boolean): void => {
      sayMoved(
        h,
        shownHere(h).filter((s) => s.moved),
      );
      crowd.tick(all);
      if (!all) return;
      for (const [other, { heard }] of h.nodes) if (Date.now() - heard > silence) forget(h, other);
      const frame = countFrame(h);
      const text = JSON.stringify(frame);
      if (text !== h.told) tell(frame, h.mine);
      h.told = text;
    },
    /** Says to other nodes how many are here. @param isNew asks who is with them */
    announce: (isNew: boolean): void =>
      quiet(
        bus.publish(hallNode, {
          ...h.from,
          people: h.mine.size,
          shown: shownHere(h).length,
          ...(isNew && { new: true as const }),
        }),
      ),
    staff: (booths: readonly string[]): void => {
      h.staffed = booths;
    },
    ...wordsHeard(h),
  };
};
export type Hall = ReturnType<typeof createHall>;
