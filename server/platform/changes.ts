import { type Bus, topic } from './bus/index.ts';

/**
 * Tells this node at once, and the others by the bus, that something the public can see may have changed. Says no more:
 * a page is cheap to render again, a forgotten dependency isn't cheap to find.
 */
export type Changes = { touch: () => void; on: (listener: () => void) => void };

const pagesChanged = topic('pages.changed');
/** Many writes in a row are one message to the others, ms. */
const gather = 50;

/** Changes of this node, told to the others over the bus. */
export const createChanges = (bus: Bus): Changes => {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const listeners: (() => void)[] = [];
  const tell = () => listeners.forEach((l) => l());
  bus.subscribe(pagesChanged, tell);
  return {
    touch: () => {
      tell();
      soon ??= setTimeout(() => {
        soon = undefined;
        void bus.publish(pagesChanged, {}).catch(() => undefined);
      }, gather);
    },
    on: (l) => void listeners.push(l),
  };
};
