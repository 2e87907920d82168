import { useEffect, useState } from 'react';
import { fairs } from '#contract/fairs/calls.ts';
import type { BoothView } from '#contract/fairs/views.ts';
import { quietCall } from '#web/lib/call.ts';

/**
 * The booth that is chosen, read where the page did not come with it. `failed` where no answer came; the hall's own data are shown
 * until there is one.
 */
export const useBooth = (id: string | undefined, initial: BoothView | null) => {
  const [read, setRead] = useState(initial);
  const [failed, setFailed] = useState<string>();
  // What came with the page goes first: after a login it is the whole of it.
  const known = [initial, read].find((b) => b?.id === id) ?? null;
  const missing = id !== undefined && !known;
  useEffect(() => {
    if (!missing || !id || failed === id) return undefined;
    let gone = false;
    quietCall(fairs.booth, { params: { id } })
      .then((b) => gone || setRead(b))
      .catch(() => gone || setFailed(id));
    return () => {
      gone = true;
    };
  }, [id, missing, failed]);
  const again = () => {
    setFailed(undefined);
  };
  return { booth: known, failed: missing && failed === id, again };
};
