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

/** A hall with people on this node, and what other nodes say of theirs. */
export const createHall = (o: {
  id: string;
  /** An id of this run of the node, among those that share the bus. */
  node: string;
  plan: { width: number; depth: number; door: readonly [number, number] };
  bus: Pick<Bus, 'publish' | 'publishAll'>;
  share: Share;
}) => {
  const { id: hall, bus } = o;
  const crowd = createCrowd(o.plan, o.share);
  const nodes = new Map<string, Node>();
  const mine = new Set<Someone>();
  let staffed: readonly string[] = [];
  let told = '';
  const from = { node: o.node, hall };
  const quiet = (sent: Promise<void>) => void sent.catch(() => undefined);
  const shownHere = () => [...mine].filter((s) => s.person);

  const nodeOf = (node: string): Node => {
    const known = nodes.get(node) ?? { people: 0, heard: Date.now(), shown: new Map<number, Someone>() };
    nodes.set(node, known);
    known.heard = Date.now();
    return known;
  };
  const forget = (node: string) => {
    for (const s of nodes.get(node)?.shown.values() ?? []) crowd.leave(s);
    nodes.delete(node);
  };
  const sayShown = (s: Someone) => {
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
  const sayMoved = (people: Someone[]) => {
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
  const hideOthers = (userId: string, but: Someone) => {
    for (const own of mine)
      if (own !== but && own.userId === userId && own.person) {
        crowd.show(own, null);
        sayShown(own);
        own.eyes?.text({ method: 'here', n: own.n, visible: false });
      }
    for (const { shown } of nodes.values())
      for (const [n, other] of shown)
        if (other !== but && other.userId === userId) {
          crowd.leave(other);
          shown.delete(n);
        }
  };
  const count = () => mine.size + [...nodes.values()].reduce((sum, n) => sum + n.people, 0);
  const tell = (frame: HallDownstream, to: Iterable<Someone>) => {
    for (const s of to) s.eyes?.text(frame);
  };
  const countFrame = (): HallDownstream => ({ method: 'count', people: count(), staffed: [...staffed] });

  return {
    id: hall,
    crowd,
    get size() {
      return mine.size;
    },
    enter: (userId: string | null, eyes: Eyes): Someone => {
      const s = crowd.enter({ userId, eyes });
      mine.add(s);
      eyes.text(countFrame());
      return s;
    },
    leave: (s: Someone): void => {
      s.person = null;
      sayShown(s);
      crowd.leave(s);
      mine.delete(s);
    },
    move: (s: Someone, to: HallPosition): void => crowd.move(s, to),
    /** Shows somebody by one window: the one that shows them last. */
    show: (s: Someone, person: Shown | null): void => {
      if (person && s.userId) hideOthers(s.userId, s);
      crowd.show(s, person);
      sayShown(s);
    },
    say: (s: Someone, text: string): void => {
      if (!s.person || !s.userId) return;
      const said = { userId: s.userId, n: s.n, name: s.person.name, text };
      tell({ method: 'said', ...said }, crowd.hearing({ userId: s.userId, x: s.at.x, y: s.at.y }, earshot));
      if (nodes.size) quiet(bus.publish(hallSaid, { ...from, ...said, x: s.at.x, y: s.at.y }));
    },
    /** Five times a second. @param all also where everybody is, once a second */
    tick: (all: boolean): void => {
      sayMoved(shownHere().filter((s) => s.moved));
      crowd.tick(all);
      if (!all) return;
      for (const [node, { heard }] of nodes) if (Date.now() - heard > silence) forget(node);
      const frame = countFrame();
      const text = JSON.stringify(frame);
      if (text !== told) tell(frame, mine);
      told = text;
    },
    /** Says to other nodes how many are here. @param isNew asks who is with them */
    announce: (isNew: boolean): void =>
      quiet(
        bus.publish(hallNode, {
          ...from,
          people: mine.size,
          shown: shownHere().length,
          ...(isNew && { new: true as const }),
        }),
      ),
    staff: (booths: readonly string[]): void => {
      staffed = booths;
    },
    separate: (a: string, b: string, blocked: boolean): void => {
      for (const s of mine) {
        if (!s.eyes || (s.userId !== a && s.userId !== b)) continue;
        const other = s.userId === a ? b : a;
        const apart = s.eyes.blocked as Set<string>;
        if (blocked) apart.add(other);
        else apart.delete(other);
      }
    },
    heardNode: (m: NodeWord): void => {
      const isKnown = nodes.has(m.node);
      const known = nodeOf(m.node);
      known.people = m.people;
      // A word of the bus may be lost: what does not fit is asked for anew.
      const misses = m.shown !== undefined && m.shown !== known.shown.size;
      if (!m.new && m.people > 0 && (!isKnown || misses)) {
        for (const s of known.shown.values()) crowd.leave(s);
        known.shown.clear();
        quiet(bus.publish(hallNode, { ...from, people: mine.size, new: true }));
      }
      if (!m.new) {
        if (m.people === 0) forget(m.node);
        return;
      }
      quiet(bus.publish(hallNode, { ...from, people: mine.size }));
      for (const s of shownHere()) sayShown(s);
      sayMoved(shownHere());
    },
    heardShown: (m: ShownWord): void => {
      const { shown } = nodeOf(m.node);
      const known = shown.get(m.n);
      if (m.name === undefined) {
        if (known) crowd.leave(known);
        shown.delete(m.n);
        return;
      }
      const s = known ?? crowd.enter({ userId: m.userId, eyes: null });
      hideOthers(m.userId, s);
      shown.set(m.n, s);
      crowd.show(s, { userId: m.userId, name: m.name, company: m.company ?? {}, boothId: m.boothId ?? null });
    },
    heardMoved: (m: MovedWord): void => {
      const { shown } = nodeOf(m.node);
      for (const { n, ...at } of unpackAll(Buffer.from(m.at, 'base64'))?.people ?? []) {
        const s = shown.get(n);
        if (s) crowd.move(s, at);
      }
    },
    heardSaid: (m: SaidWord): void => {
      const s = nodeOf(m.node).shown.get(m.n);
      if (s) tell({ method: 'said', n: s.n, userId: m.userId, name: m.name, text: m.text }, crowd.hearing(m, earshot));
    },
  };
};
export type Hall = ReturnType<typeof createHall>;
