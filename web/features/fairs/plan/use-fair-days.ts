import type { FairRow } from '#contract/fairs/views.ts';
import { daySpan } from '#web/lib/day-span.ts';
import { useLang } from '#web/lib/text/lang.ts';

const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(at);

/** A fair's first and last day, short, in its own zone. */
export const useFairDays = () => {
  const lang = useLang();
  return (f: Pick<FairRow, 'startsAt' | 'endsAt' | 'zone'>): string =>
    daySpan(dayIn(f.zone, Date.parse(f.startsAt)), dayIn(f.zone, Date.parse(f.endsAt) - 1), lang);
};
