import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { writeCertificates } from './facts-store.ts';
import { type Certificate, findByIds, lockCompanies } from './store.ts';

/** Verified and in force: only an operator's review ends it, or its last day. */
export const stands = (c: Certificate): boolean => c.verified && (!c.validUntil || c.validUntil >= chinaDay());

type Wanted = { entId: string; slug: string; number: string; file: string; validUntil: string | null };
const isStill = (c: Certificate, w: Wanted): boolean =>
  c.slug === w.slug &&
  !stands(c) &&
  c.number === w.number &&
  c.file === w.file &&
  (c.validUntil ?? null) === w.validUntil;

/** Certificates of a company as it states them. */
export const statedCertificates = async (ctx: Ctx, entId: string) =>
  ((await findByIds(ctx, [entId]))[0]?.certificates ?? []).map((c) => ({
    slug: c.slug,
    number: c.number,
    file: c.file,
    validUntil: c.validUntil ?? null,
    stands: stands(c),
  }));

/** Whether each certificate stands as it was stated, and nobody has verified it. */
export const certificatesStand = async (ctx: Ctx, wanted: readonly Wanted[]): Promise<boolean[]> => {
  const all = await findByIds(ctx, [...new Set(wanted.map((w) => w.entId))]);
  return wanted.map((w) => all.some((e) => e.id === w.entId && e.certificates.some((c) => isStill(c, w))));
};

/** Verifies a certificate as it was stated, under the company's lock. @returns false where it stands otherwise by now */
export const reviewCertificate = async (tx: Ctx, w: Wanted, at: string): Promise<boolean> => {
  const [e] = await lockCompanies(tx, [w.entId]);
  if (!e?.certificates.some((c) => isStill(c, w))) return false;
  await writeCertificates(
    tx,
    e.id,
    e.certificates.map((c) => (isStill(c, w) ? { ...c, verified: true, reviewedAt: at } : c)),
  );
  return true;
};
