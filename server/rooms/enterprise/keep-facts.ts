import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type companyFacts, factErrors } from '#contract/enterprise/facts.ts';
import { type Ctx, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { certificateLabel, materialPath, processOf } from '#server/rooms/dictionary/index.ts';
import { claimFiles, fileFacts } from '#server/rooms/files/index.ts';
import { writeFacts } from './facts-store.ts';
import { stands } from './review-certificate.ts';
import { type Capability, type Certificate, type Company, findByIds, lockCompanies } from './store.ts';

type Given = ParsedOf<typeof companyFacts.save>['body'];

/** The facts of the own company. @throws Refused common.notFound */
export const readFacts = async (ctx: Ctx): Promise<AnswerOf<typeof companyFacts.read>> => {
  const { entId } = me(ctx);
  const [e] = entId ? await findByIds(ctx, [entId]) : [];
  if (!e) throw refuse(common.notFound);
  const files = new Map(
    (
      await fileFacts(
        ctx,
        e.certificates.flatMap((c) => c.file ?? []),
      )
    ).map((f) => [f.id, f.name]),
  );
  return {
    revision: e.factsRevision,
    intro: e.intro,
    capabilities: e.capabilities.filter((c) => c.level > 0),
    annualCapacity: e.annualCapacity,
    certificates: e.certificates.map((c) => ({
      slug: c.slug,
      name: certificateLabel(c.slug),
      number: c.number ?? '',
      validUntil: c.validUntil ?? null,
      file: c.file ?? null,
      fileName: (c.file && files.get(c.file)) || null,
      verified: stands(c),
    })),
  };
};

const twice = (keys: string[]): number => keys.findIndex((k, i) => keys.indexOf(k) !== i);

/** What no schema can say: slugs that there are, and each pair and certificate once. */
const faultsOf = (b: Given): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = {};
  const pairs = b.capabilities.map((c) => `${c.category} ${c.process}`);
  const known = (c: Given['capabilities'][number]) => materialPath(c.category).length > 0 && processOf(c.process);
  const at = b.capabilities.findIndex((c) => !known(c));
  if (at >= 0 || twice(pairs) >= 0) faults['capabilities'] = { code: 'choice' };
  const slugs = b.certificates.map((c) => c.slug);
  const unknown = slugs.findIndex((s) => certificateLabel(s).en === s);
  const wrong = unknown >= 0 ? unknown : twice(slugs);
  if (wrong >= 0) faults[`certificates.${wrong}.slug`] = { code: 'choice' };
  return faults;
};

/** What an operator has verified stays; all else is what the company says, and nobody has seen it. */
const certificatesOf = (before: readonly Certificate[], given: Given['certificates']): Certificate[] => {
  const known = new Map(before.map((c) => [c.slug, c]));
  const fixed = before.filter(stands);
  const said = given.flatMap((c): Certificate[] => {
    const old = known.get(c.slug);
    if (old && stands(old)) return [];
    return [
      {
        slug: c.slug,
        verified: false,
        kept: true,
        ...(c.number && { number: c.number }),
        ...(c.validUntil && { validUntil: c.validUntil }),
        ...(c.file && { file: c.file }),
        ...(old?.claimedIn && { claimedIn: old.claimedIn }),
      },
    ];
  });
  return [...fixed, ...said];
};

const textOf = (given: Given['intro']): Company['intro'] =>
  Object.fromEntries(Object.entries(given).filter(([, words]) => words));

/**
 * Keeps the facts of the own company, under its lock; they count at once wherever suppliers are found and matched.
 * @throws Refused enterprise.factsChanged for the second of two windows, common.invalid, files.notYours
 */
export const saveFacts = async (ctx: Ctx, b: Given): Promise<{ revision: number }> => {
  const { entId } = me(ctx);
  const faults = faultsOf(b);
  if (!entId) throw refuse(common.notFound);
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  return inTransaction(ctx, async (tx) => {
    const [e] = await lockCompanies(tx, [entId]);
    if (!e) throw refuse(common.notFound);
    if (e.factsRevision !== b.base) throw refuse(factErrors.factsChanged);
    const certificates = certificatesOf(e.certificates, b.certificates);
    const before = new Set(e.certificates.flatMap((c) => c.file ?? []));
    const fresh = certificates.flatMap((c) => (c.file && !before.has(c.file) ? c.file : []));
    if (fresh.length)
      await claimFiles(tx, [...new Set(fresh)], { kind: 'companyCertificate', id: entId }, 'verification');
    const capabilities = b.capabilities as Capability[];
    const revision = await writeFacts(tx, entId, {
      intro: textOf(b.intro),
      capabilities,
      annualCapacity: b.annualCapacity,
      certificates,
    });
    return { revision };
  });
};

/** Documents of certificates: the company's own people, and whoever has completed their profile. */
export const readableCertificates = (ctx: Ctx, entIds: string[]): Promise<string[]> =>
  Promise.resolve(entIds.filter((id) => ctx.person?.isFinish || id === ctx.person?.entId));
