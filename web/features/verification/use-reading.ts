import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { CallError } from '#contract/core/client.ts';
import { type Application, type GivenFields, type ReadFields, verification } from '#contract/verification/calls.ts';
import { certainFields } from '#contract/verification/rules.ts';
import { call } from '#web/lib/call.ts';

/** What the licence said, at first what it said in `from`. The file that was chosen last counts. */
export const useReading = (from: Application | undefined) => {
  const { t } = useTranslation('tools');
  const [read, setRead] = useState<{ id: string; fields: ReadFields; turned: number } | null>(
    from && Object.keys(from.read).length ? { id: '', fields: from.read, turned: 0 } : null,
  );
  const [reading, setReading] = useState(false);
  const [unread, setUnread] = useState('');
  const newest = useRef('');

  /** `fill` gets the certain fields, also over what an earlier licence said; uncertain ones wait for the reader's eye. */
  const readFile = async (fileId: string, fill: (sure: GivenFields) => void) => {
    newest.current = fileId;
    setReading(true);
    setUnread('');
    try {
      const done = await call(verification.discern, { query: { fileId }, body: undefined });
      if (newest.current !== fileId) return;
      setRead({ id: done.readingId, fields: done.fields, turned: done.turned });
      fill(certainFields(done.fields));
    } catch (err) {
      if (newest.current === fileId) setUnread(err instanceof CallError ? err.message : t('read.failed'));
    } finally {
      if (newest.current === fileId) setReading(false);
    }
  };
  const forgetReading = () => {
    newest.current = '';
    setReading(false);
    setRead(null);
    setUnread('');
  };
  return { read, reading, unread, readFile, forgetReading };
};
