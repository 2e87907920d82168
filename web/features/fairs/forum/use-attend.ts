import { useEffect, useState } from 'react';
import { forums, type ForumView, presentSeconds } from '#contract/fairs/forums.ts';
import { call } from '#web/lib/call.ts';

/** A moment more than the server asks for, so that the second call counts. */
const every = (presentSeconds + 3) * 1000;

/** Tells that a talk is open while it goes on, to who has a place, as long as the page is looked at (fairs 70). */
export const useAttend = ({ id, phase, seat }: ForumView): boolean => {
  const [present, setPresent] = useState(false);
  const attends = phase === 'live' && seat?.state === 'in' && !present;
  useEffect(() => {
    if (!attends) return undefined;
    const tell = () => {
      if (document.hidden) return;
      // What did not arrive is told again with the next turn.
      call(forums.attend, { params: { id } }).then(
        (d) => d.present && setPresent(true),
        () => undefined,
      );
    };
    tell();
    const timer = setInterval(tell, every);
    return () => clearInterval(timer);
  }, [attends, id]);
  return present;
};
