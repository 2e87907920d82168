import { useEffect, useState } from 'react';
import { footprints } from '#contract/footprints/calls.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';

/** Own searches before the frequent ones. */
const shown = 5;
type Own = { of: string; words: string[] };

/**
 * What a member looked for by the field, read anew each time it opens: they may have searched since. It is theirs alone, whoever logs
 * in after them without another page (footprints 9).
 */
export const useOwnSearches = (scope: SearchKind, open: boolean) => {
  const userId = useViewer()?.userId;
  const of = `${userId} ${scope}`;
  const [own, setOwn] = useState<Own>();
  const [turn, setTurn] = useState(0);
  const { busy, fault, act } = useAct();
  useEffect(() => {
    if (!open || !userId) return undefined;
    let late = false;
    quietCall(footprints.searches, { query: { scope } }).then(
      (data) => {
        if (!late) setOwn({ of, words: data.slice(0, shown).map((s) => s.words) });
      },
      // Without them the field still searches.
      () => undefined,
    );
    return () => {
      late = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was forgotten makes room for older ones
  }, [open, userId, scope, of, turn]);
  /** Forgets the searches by these words, or all of them. @returns whether they are gone */
  const forget = async (words?: string): Promise<boolean> => {
    const done = await act(() => call(footprints.forgetSearches, { query: words === undefined ? {} : { words } }));
    if (!done) return false;
    setOwn((was) => was && { ...was, words: words === undefined ? [] : was.words.filter((w) => w !== words) });
    setTurn((n) => n + 1);
    return true;
  };
  return { words: userId && own?.of === of ? own.words : [], busy, fault, forget };
};
