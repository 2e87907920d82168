import { noCaptions } from '#contract/content/captions.ts';
import { displayLimits } from '#contract/fairs/states.ts';
import type { StandContent } from '#contract/fairs/exhibiting/stand-lacks.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findBoothProducts, findDisplays, findStaff } from '../store.ts';

export type KeptStand = { content: StandContent; revision: number; savedAt: string | null };

const unfurnished = {
  template: 'counter' as const,
  accent: 'green' as const,
  headline: {},
  intro: {},
  brochure: null,
  film: null,
  captions: noCaptions,
  pictures: [],
  pictureWords: {},
  revision: 0,
};

/**
 * How booths are furnished, as their company edits it: products that are still listed, people who are still there. Read for all of
 * them together.
 */
export const readContents = async (
  ctx: Ctx,
  booths: { id: string; entId: string | null }[],
): Promise<Map<string, KeptStand>> => {
  const ids = booths.map((b) => b.id);
  // One after another: within a transaction there is one client.
  const displays = new Map((await findDisplays(ctx, ids)).map((d) => [d.boothId, d]));
  const goods = await findBoothProducts(ctx, ids, displayLimits.products);
  const staff = await findStaff(ctx, ids);
  const listed = new Map(
    (await listedRows(ctx, [...new Set(goods.map((g) => g.productId))])).map((p) => [p.row.id, p]),
  );
  const people = new Map((await peopleByIds(ctx, [...new Set(staff.map((s) => s.userId))])).map((p) => [p.id, p]));
  return new Map(
    booths.map((b) => {
      const d = displays.get(b.id) ?? unfurnished;
      const { template, accent, headline, intro, brochure, film, captions, pictures, pictureWords } = d;
      const content = {
        template,
        accent,
        headline,
        intro,
        brochure,
        film,
        captions,
        pictures,
        pictureWords,
        products: goods.filter((g) => g.boothId === b.id && listed.has(g.productId)).map((g) => g.productId),
        staff: staff.flatMap((s) => {
          const person = people.get(s.userId);
          if (s.boothId !== b.id || !person || person.removedAt || person.entId !== b.entId) return [];
          return [{ userId: s.userId, duty: s.duty, languages: s.languages, hours: s.hours }];
        }),
      };
      const savedAt = 'updatedAt' in d ? new Date(d.updatedAt).toISOString() : null;
      return [b.id, { content, revision: d.revision, savedAt }];
    }),
  );
};
