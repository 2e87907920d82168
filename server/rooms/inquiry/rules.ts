import type { FieldError } from '#server/platform/context.ts';

const hour = 3_600_000;
const farthest = 180 * 24 * hour;

/** When a day ends; days are China's. */
const endOf = (day: string): number => Date.parse(`${day}T23:59:59+08:00`);

/** A deadline at least an hour away and at most 180 days; delivery not before it. */
export const checkDates = (i: { deadline: string; deliveryDate: string }, now: Date): Record<string, FieldError> => {
  const deadline = Date.parse(i.deadline);
  if (deadline < now.getTime() + hour) return { deadline: { code: 'deadlineLate' } };
  if (deadline > now.getTime() + farthest) return { deadline: { code: 'deadlineFar' } };
  if (endOf(i.deliveryDate) < deadline) return { deliveryDate: { code: 'deliveryBeforeDeadline' } };
  return {};
};

/** Whether a quotation still binds its supplier today. */
export const stillValid = (validUntil: string, now: Date): boolean => endOf(validUntil) >= now.getTime();
