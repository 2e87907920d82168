import { pick } from '#contract/core/text.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { translate } from '#server/platform/translate.ts';
import { findSite, findVersions } from './store.ts';

/** The versions of a company's own pages in its record at the desk. */
export const siteOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  if (of.userId !== null) return [];
  const [site, versions] = await Promise.all([findSite(ctx, of.entId), findVersions(ctx, of.entId)]);
  return recordSection(
    'sites',
    versions.map((v) =>
      recordRow({
        id: `${v.entId}.${v.number}`,
        at: v.at,
        number: String(v.number),
        title: pick(site?.content.header.claim, ctx.lang),
        state: v.number === site?.published ? translate(ctx.lang, 'operator:record.shown') : '',
      }),
    ),
    versions.length,
  );
};
