import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { unstable_getCurrentPriorityLevel as priority, unstable_IdlePriority as idle } from 'scheduler';
import { isAlive } from '#web/lib/page/ready.ts';

/** What keeps a part from being hydrated; null on what the browser has rendered itself. */
type Hold = { over?: true; end: Promise<void>; release: () => void } | null;

const newHold = (): Hold => {
  const hold = {} as NonNullable<Hold>;
  hold.end = new Promise<void>((done) => {
    hold.release = () => {
      hold.over = true;
      done();
    };
  });
  return hold;
};

/** Holds a part until the reader comes near an element of it; `find` is asked for the element when the page is alive. */
const useHold = (find: () => Element | null | undefined): Hold => {
  const [hold] = useState(() => (import.meta.env.SSR || isAlive() ? null : newHold()));
  useEffect(() => {
    const element = hold && find();
    if (!element) return hold?.release();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((e) => e.isIntersecting)) return;
        watch.disconnect();
        hold.release();
      },
      { rootMargin: '200px 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
    // Looked for once: afterwards React knows the part.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hold]);
  return hold;
};

const Part = ({ hold, children }: { hold: Hold; children: ReactNode }) => {
  // React hydrates parts at idle priority, one by one; whatever needs this one, as a click in it or a change above it, comes with a higher.
  // Thrown, not `use`d: other parts would wait for a promise that is used.
  // oxlint-disable-next-line typescript/only-throw-error
  if (hold && !hold.over && priority() === idle) throw hold.end;
  return children;
};
const held = (hold: Hold, children: ReactNode) => (
  <Suspense>
    <Part hold={hold}>{children}</Part>
  </Suspense>
);

/**
 * A part of the page that stands below the first screen: it is in the document from the start, and its links work, but it is not hydrated
 * before the reader comes near (decision 0134). Not to be put into another.
 */
export const HydrateOnView = ({ children }: { children: ReactNode }) => {
  const part = useRef<HTMLDivElement>(null);
  const hold = useHold(() => part.current);
  return <div ref={part}>{held(hold, children)}</div>;
};

/** As many cards or rows as a phone shows at first. */
const first = 4;

/** The children of an element, as rows of a list, of which the first few are hydrated with the page and the others when the reader comes near. */
export const HydrateFirst = ({ of, children }: { of: RefObject<Element | null>; children: ReactNode[] }) => {
  const hold = useHold(() => of.current?.children[first]);
  return (
    <>
      {children.slice(0, first)}
      {children.length > first && held(hold, children.slice(first))}
    </>
  );
};
