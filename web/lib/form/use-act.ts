import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';

/**
 * Work behind a button: one at a time, and what it is refused with. `key` tells which of several buttons is under way. The work is
 * refused by throwing; `fault` says it in the reader's words (`wordsOf`, else the error's own) until the next try.
 */
export const useAct = <Key extends string = string>(wordsOf?: (err: unknown) => string) => {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState<Key | true | null>(null);
  const [fault, setFault] = useState('');
  const under = useRef(false);
  // A part of the page that did not come has no words for the reader.
  const own = (err: unknown) =>
    err instanceof TypeError ? t(navigator.onLine ? 'failed' : 'offline') : (err as Error).message;
  /** @returns whether the work was done; false too where other work is under way */
  const act = async (work: () => Promise<unknown>, key?: Key): Promise<boolean> => {
    if (under.current) return false;
    under.current = true;
    setBusy(key ?? true);
    setFault('');
    try {
      await work();
      return true;
    } catch (err) {
      setFault((wordsOf ?? own)(err));
      return false;
    } finally {
      under.current = false;
      setBusy(null);
    }
  };
  return { busy: busy !== null, busyWith: busy, fault, setFault, act };
};
