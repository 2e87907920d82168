import type { FairRow } from '#contract/fairs/views.ts';
import { dayIn } from '#contract/core/zones/clock.ts';
import { daySpan } from '#web/lib/day-span.ts';
import { useLang } from '#web/lib/text/lang.ts';

/** A fair's first and last day, short, in its own zone. */
export const useFairDays = () => {
  const lang = useLang();
  return (f: Pick<FairRow, 'startsAt' | 'endsAt' | 'zone'>): string =>
    daySpan(dayIn(f.startsAt, f.zone), dayIn(Date.parse(f.endsAt) - 1, f.zone), lang);
};
