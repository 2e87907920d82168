import { seatMay } from '#contract/core/seats.ts';
import type { TenderDocument } from '#contract/purchase/schemas.ts';
import { type ApplicationState, type Audience, isAdmitted } from '#contract/purchase/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { ownsPurchase } from '../policy.ts';
import { type DocumentRecord, findAudiences } from './document-store.ts';

/** Whether a document for these readers is for somebody who stands so (purchases 12). */
const isFor = (shownTo: Audience, o: { own: boolean; application: ApplicationState | undefined }): boolean =>
  o.own || shownTo === 'all' || isAdmitted(o.application);

/** Files of tender documents, for whom the documents are. */
export const readableDocuments = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const entId = seatMay(person.seat, 'seeSelling') ? person.entId : null;
  return (await findAudiences(ctx, ids, entId))
    .filter((d) => {
      const own = ownsPurchase(person, d.purchase);
      const application = d.application ?? undefined;
      if (d.purchase.state === 'withdrawn' && !own && !application) return false;
      return isFor(d.shownTo, { own, application });
    })
    .map((d) => d.id);
};

/** The documents that a reader may read, each in its newest version with the earlier ones. */
export const presentDocuments = async (
  ctx: Ctx,
  rows: DocumentRecord[],
  reader: { own: boolean; application: ApplicationState | undefined },
): Promise<TenderDocument[]> => {
  const shown = rows.filter((d) => isFor(d.shownTo, reader));
  const files = await factsOfFiles(
    ctx,
    shown.map((d) => [d.fileId]),
  );
  return [...Map.groupBy(shown, (d) => d.documentId).values()].flatMap((versions) => {
    const seen = versions.flatMap((v) => {
      const [file] = files([v.fileId]);
      return file ? [{ ...v, file, at: new Date(v.createdAt).toISOString() }] : [];
    });
    const newest = seen.at(-1);
    if (!newest) return [];
    const { documentId: id, kind, shownTo, version, file, at } = newest;
    const earlier = seen.slice(0, -1).map((v) => ({ version: v.version, file: v.file, at: v.at }));
    return [{ id, kind, shownTo, version, file, at, earlier }];
  });
};
