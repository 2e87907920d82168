import type { StaffSpan } from '#contract/fairs/exhibiting/stand-lacks.ts';

/** Days, one after the other, on which somebody is at a booth in the same hours. */
export type HoursOfDays = { from: string; to: string; spans: StaffSpan[] };

const after = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const clock = (spans: StaffSpan[]): string => spans.map((s) => `${s.from}-${s.to}`).join();

/** Hours by day, in their order; days that follow each other with the same hours are one entry, with the hours of the first. */
export const hoursByDay = (hours: readonly StaffSpan[]): HoursOfDays[] => {
  const days = new Map<string, StaffSpan[]>();
  for (const h of hours.toSorted((a, b) => `${a.day} ${a.from}`.localeCompare(`${b.day} ${b.from}`)))
    days.set(h.day, [...(days.get(h.day) ?? []), h]);
  const found: HoursOfDays[] = [];
  for (const [day, spans] of days) {
    const last = found.at(-1);
    if (last && after(last.to) === day && clock(last.spans) === clock(spans)) last.to = day;
    else found.push({ from: day, to: day, spans });
  }
  return found;
};
