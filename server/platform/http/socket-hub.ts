import type { WebSocket } from 'ws';
import type { Topic } from '../bus/index.ts';
import type { Person } from '../context.ts';
import type { Platform } from '../index.ts';
import { sendTo } from './watch-socket.ts';

/** A message of the bus that is meant for one person, or for those of a company. */
type Told = { userId: string } | { entId: string };
type Hub = {
  /** Joins a person's socket until it closes, and pushes once. */
  join: (socket: WebSocket, person: Person) => void;
};

/** Pushes read at the same time: a message to everybody must not take the database's connections from requests. */
const abreast = 4;
/** Milliseconds between two pushes to one person; what comes meanwhile goes with the next. */
const pause = 100;

/** People with sockets here, as the newest of their sockets knew them; whose rights change loses the sockets. */
const membersBy = (companyOf?: (person: Person) => string | null) => {
  const people = new Map<string, Person>();
  const byCompany = new Map<string, Set<string>>();
  const leave = (userId: string) => {
    const person = people.get(userId);
    const company = (person && companyOf?.(person)) ?? null;
    const own = company === null ? undefined : byCompany.get(company);
    own?.delete(userId);
    if (company !== null && own?.size === 0) byCompany.delete(company);
    people.delete(userId);
  };
  const enter = (person: Person) => {
    leave(person.userId);
    people.set(person.userId, person);
    const company = companyOf?.(person) ?? null;
    if (company !== null) byCompany.set(company, (byCompany.get(company) ?? new Set()).add(person.userId));
  };
  return {
    enter,
    leave,
    person: (userId: string) => people.get(userId),
    ofCompany: (entId: string): Iterable<string> => byCompany.get(entId) ?? [],
  };
};

/** Pushes to each person one at a time; what is wanted meanwhile, or in the pause after it, goes together. */
const createPushes = <M>(push: (userId: string, messages: M[]) => Promise<void>) => {
  const waiting = new Map<string, M[]>();
  const busy = new Set<string>();
  let reading = 0;

  const pushNext = async (userId: string) => {
    const messages = waiting.get(userId) ?? [];
    waiting.delete(userId);
    busy.add(userId);
    reading += 1;
    await push(userId, messages);
    reading -= 1;
    setTimeout(() => {
      busy.delete(userId);
      pump();
    }, pause).unref();
    pump();
  };
  const pump = () => {
    for (const userId of waiting.keys()) {
      if (reading >= abreast) return;
      if (!busy.has(userId)) void pushNext(userId);
    }
  };
  return {
    want: (userId: string, messages: M[]) => {
      waiting.set(userId, [...(waiting.get(userId) ?? []), ...messages]);
      pump();
    },
    forget: (userId: string) => waiting.delete(userId),
  };
};

/**
 * The sockets of this node by person. A push is read once a person, however many sockets and messages there are: what is
 * told while one is read, or in the pause after it, is read together.
 * @param read what a person's sockets are sent for these messages (none at a socket's opening); null sends nothing
 * @param companyOf the company whose messages a person hears
 */
export const createHub = <M extends Told>(o: {
  platform: Pick<Platform, 'bus' | 'log'>;
  topic: Topic<M>;
  read: (person: Person, messages: M[]) => Promise<string | null>;
  companyOf?: (person: Person) => string | null;
}): Hub => {
  const sockets = new Map<string, Set<WebSocket>>();
  const members = membersBy(o.companyOf);
  const pushes = createPushes<M>(async (userId, messages) => {
    const person = members.person(userId);
    try {
      const text = person ? await o.read(person, messages) : null;
      if (text !== null) for (const s of sockets.get(userId) ?? []) sendTo(s, text);
    } catch (err) {
      o.platform.log.warn({ err: (err as Error).message, topic: o.topic }, 'a push to sockets failed');
    }
  });
  const want = (userId: string, messages: M[]) => {
    if (sockets.has(userId)) pushes.want(userId, messages);
  };

  o.platform.bus.subscribe(o.topic, (m) => {
    for (const userId of 'userId' in m ? [m.userId] : members.ofCompany(m.entId)) want(userId, [m]);
  });
  return {
    join(socket, person) {
      const { userId } = person;
      members.enter(person);
      const own = sockets.get(userId) ?? new Set();
      sockets.set(userId, own.add(socket));
      socket.on('close', () => {
        own.delete(socket);
        if (own.size) return;
        sockets.delete(userId);
        members.leave(userId);
        pushes.forget(userId);
      });
      want(userId, []);
    },
  };
};
