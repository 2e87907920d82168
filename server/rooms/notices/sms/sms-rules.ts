import { smsLimits } from '#contract/notices/calls.ts';

/** Phones are mainland numbers, and China has one clock: UTC+8 without summer time. */
const offset = 8 * 3_600_000;
const hourMs = 3_600_000;

/** The end of the night that a moment lies in, at the reader's; null by day (notices 11). */
export const morningAfter = (at: Date): Date | null => {
  const local = new Date(at.getTime() + offset);
  const hour = local.getUTCHours();
  if (hour >= smsLimits.nightTo && hour < smsLimits.nightFrom) return null;
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const day = hour >= smsLimits.nightFrom ? 24 * hourMs : 0;
  return new Date(midnight + day + smsLimits.nightTo * hourMs - offset);
};
