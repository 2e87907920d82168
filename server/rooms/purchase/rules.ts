import type { Evidence } from '#contract/purchase/schemas.ts';
import type { FieldError } from '#server/platform/context.ts';

export { excerpt } from '#contract/core/text.ts';

const hour = 3_600_000;
const farthest = 180 * 24 * hour;

/** A deadline at least an hour away and at most 180 days, as for inquiries. */
export const checkDeadline = (deadline: string, now: Date): Record<string, FieldError> => {
  const at = Date.parse(deadline);
  if (at < now.getTime() + hour) return { deadline: { code: 'deadlineLate' } };
  if (at > now.getTime() + farthest) return { deadline: { code: 'deadlineFar' } };
  return {};
};

type Held = { slug: string; verified: boolean; validUntil?: string | undefined };
export type CertificateStanding = Pick<Evidence, 'slug' | 'state' | 'validUntil'>;

/** How a company's certificates stand to those required on a day (`2026-11-20`); one without an end does not expire. */
export const certificateStandings = (required: string[], held: Held[], today: string): CertificateStanding[] =>
  required.map((slug) => {
    const own = held.filter((h) => h.slug === slug);
    const valid = own.filter((h) => !h.validUntil || h.validUntil >= today);
    const best = valid.find((h) => h.verified) ?? valid[0] ?? own[0];
    return {
      slug,
      state: !best ? 'missing' : !valid.length ? 'expired' : best.verified ? 'verified' : 'declared',
      validUntil: best?.validUntil ?? null,
    };
  });

/** Nothing required is missing or has expired. */
export const covers = (standing: CertificateStanding[]): boolean =>
  standing.every((s) => s.state === 'verified' || s.state === 'declared');
