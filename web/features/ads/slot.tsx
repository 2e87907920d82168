import { Suspense, useEffect, useRef, useState } from 'react';
import type { AdPlace } from '#contract/advertising/places.ts';
import { optional } from '#web/lib/page/parts.ts';

const LiveAd = optional(() => import('./live-ad.tsx'));
/** It is asked for when the reader is so near that it is there once they come. */
const ahead = '200px';

type Props = { place: AdPlace; field?: string | undefined; className?: string | undefined };

/** A place for advertisements: nothing until the reader comes near, and nothing where none runs. */
export const AdSlot = ({ place, field, className }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((s) => s.isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: ahead },
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box}>
      {near && (
        <Suspense>
          <LiveAd key={field} place={place} field={field} className={className} />
        </Suspense>
      )}
    </div>
  );
};
