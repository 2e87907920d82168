import type { FootprintKind } from '#contract/footprints/calls.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import { batched } from '#server/platform/batched/index.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import type { Platform } from '#server/platform/index.ts';
import { companiesOfListed } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { insertLooks } from './look-store.ts';

/** A member's look at a thing; `ownEntId` is their company. */
export type Look = {
  userId: string;
  ownEntId: string | null;
  kind: FootprintKind;
  subject: string;
  /** What a search looks for. */
  scope: SearchKind | null;
};

/** Looks that one statement keeps. */
const most = 100;
/** Milliseconds in which a node collects looks, where there are many. */
const pause = 3;

/** Whose page or product each is. */
const companiesOf = async (ctx: Ctx, looks: Look[]): Promise<Map<string, string>> => {
  const subjects = (kind: FootprintKind) => [...new Set(looks.filter((l) => l.kind === kind).map((l) => l.subject))];
  const [ofProducts, companies] = await Promise.all([
    companiesOfListed(ctx, subjects('product')),
    companyBriefs(ctx, subjects('company')),
  ]);
  return new Map([...ofProducts, ...companies.map((c) => [c.id, c.id] as const)]);
};

const createKeep = (platform: Platform): ((look: Look) => Promise<string | null>) =>
  batched({
    most,
    pause,
    // What spoils a batch is kept apart from what other people look at.
    keyOf: (l) => l.userId,
    run: async (looks) => {
      const ctx = systemContext(platform);
      const companies = await companiesOf(ctx, looks);
      const rows = looks.map(({ ownEntId, ...look }) => {
        const of = companies.get(look.subject) ?? null;
        return { ...look, id: newId(), visitId: newId(), entId: of === ownEntId ? null : of };
      });
      const kept = await insertLooks(ctx, rows, chinaDay());
      return rows.map(({ id }) => ({ status: 'fulfilled', value: kept.has(id) ? id : null }));
    },
  });
const keeps = new WeakMap<Platform, ReturnType<typeof createKeep>>();

/**
 * Keeps a member's look, and counts it as a visit of the company whose thing it is. Looks that come at the same time are kept by one
 * statement. @returns its id; null where nothing is kept
 */
export const keepLook = ({ platform }: Ctx, look: Look): Promise<string | null> => {
  const keep = keeps.get(platform) ?? createKeep(platform);
  keeps.set(platform, keep);
  return keep(look);
};
