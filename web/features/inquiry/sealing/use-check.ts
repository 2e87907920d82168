import { useEffect, useState } from 'react';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { SealEntry } from '#contract/inquiry/sealing.ts';
import type { Checked } from './check.ts';

/** The check of a chain in this browser; null while it runs. It comes when the page is there. */
export const useCheck = (
  inquiryId: string,
  entries: readonly SealEntry[],
  shown: readonly QuotationView[],
): Checked | null => {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./check.ts')
      .then((m) => m.checkSealing(inquiryId, entries, shown))
      .then(
        (c) => !gone && setChecked(c),
        () => !gone && setChecked({ found: 'cannot' }),
      );
    return () => {
      gone = true;
    };
  }, [inquiryId, entries, shown]);
  return checked;
};
