import { randomBytes } from 'node:crypto';
import { commitmentOf, outcomesOf, type Terms } from '#contract/carnival/proof.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import type { CampaignRecord, PrizeRecord } from './store.ts';

const sealedAs = (id: string): string => `carnival ${id}`;

export const termsOf = (c: { slots: number }, prizes: readonly { stock: number }[]): Terms => ({
  slots: c.slots,
  stocks: prizes.map((p) => p.stock),
});

/** A new seed, closed until the end, with what is published of it before the first draw. */
export const commit = async (ctx: Ctx, id: string, terms: Terms, seed = randomBytes(32).toString('hex')) => ({
  sealedSeed: ctx.platform.seal.close(Buffer.from(seed), sealedAs(id)),
  commitment: await commitmentOf(seed, terms),
});

/** The seed of a published campaign. @throws SealError where no key opens it */
export const openSeed = (ctx: Ctx, c: CampaignRecord): string => {
  if (!c.sealedSeed) throw new Error(`campaign ${c.id} has no seed`);
  return ctx.platform.seal.open(c.sealedSeed, sealedAs(c.id)).toString();
};

/** So many campaigns' outcomes are kept by a node; they follow from the seed, so each node makes its own. */
const mostKept = 4;
const kept = new WeakMap<Platform, Map<string, Promise<number[]>>>();

/** Which prize each slot wins. Made once a node, apart from any transaction. */
export const outcomesOfCampaign = (ctx: Ctx, c: CampaignRecord, prizes: PrizeRecord[]): Promise<number[]> => {
  const own = kept.get(ctx.platform) ?? new Map<string, Promise<number[]>>();
  kept.set(ctx.platform, own);
  const known = own.get(c.id);
  if (known) return known;
  const made = outcomesOf(openSeed(ctx, c), termsOf(c, prizes));
  own.set(c.id, made);
  made.catch(() => own.delete(c.id));
  for (const id of own.keys()) if (own.size > mostKept) own.delete(id);
  return made;
};
