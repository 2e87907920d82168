import { type PublicFact, publicFacts } from '#contract/core/public-facts.ts';
import { type Bus, topic } from './bus/index.ts';

type Listener = (facts: readonly PublicFact[]) => void;
/** Tells this node at once, and the others by the bus, what of what the public can see may have changed. */
export type Changes = { touch: Listener; on: (listener: Listener) => void };

/** Without `facts`, as nodes of an earlier version say it, anything may have changed. */
const pagesChanged = topic<{ facts?: PublicFact[] }>('pages.changed');
/** Many writes in a row are one message to the others, ms. */
const gather = 50;

/** Changes of this node, told to the others over the bus. */
export const createChanges = (bus: Bus): Changes => {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<PublicFact>();
  const listeners: Listener[] = [];
  const tell: Listener = (facts) => listeners.forEach((l) => l(facts));
  bus.subscribe(pagesChanged, ({ facts }) => tell(facts ?? publicFacts));
  return {
    touch: (facts) => {
      if (!facts.length) return;
      tell(facts);
      for (const f of facts) waiting.add(f);
      soon ??= setTimeout(() => {
        soon = undefined;
        const told = [...waiting];
        waiting.clear();
        void bus.publish(pagesChanged, { facts: told }).catch(() => undefined);
      }, gather);
    },
    on: (l) => void listeners.push(l),
  };
};
