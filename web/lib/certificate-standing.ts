type Standing = 'valid' | 'soon' | 'expired' | 'claimed';
const day = 86_400_000;

/**
 * Where a certificate stands, and how many days are left of it. It ends with its last day in China, `yyyy-mm-dd`; one without is without
 * end. `soon`: 90 days or fewer.
 */
export const standingOf = (verified: boolean, until: string | null, now: number): [Standing, number] => {
  const left = until ? Math.ceil((Date.parse(`${until.slice(0, 10)}T23:59:59+08:00`) - now) / day) : Infinity;
  if (left <= 0) return ['expired', left];
  if (!verified) return ['claimed', left];
  return left <= 90 ? ['soon', left] : ['valid', left];
};
