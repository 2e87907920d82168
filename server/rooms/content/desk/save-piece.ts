import { isDeepStrictEqual } from 'node:util';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { contentErrors } from '#contract/content/calls.ts';
import { keepsWords } from '#contract/content/theirs.ts';
import { kindRules, mayBeSlug } from '#contract/content/kinds.ts';
import { isEditable, type PieceState } from '#contract/content/states.ts';
import type { operatorContent } from '#contract/content/desk.ts';
import { type Ctx, type FieldError, me, refuse } from '#server/platform/context.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { checkMedia, claimMedia } from './keep-media.ts';
import {
  claimSlug,
  findVersion,
  insertPiece,
  insertVersion,
  lockPiece,
  noteNamed,
  noteSaved,
  type PieceRecord,
} from '../store.ts';

type Asked = ParsedOf<typeof operatorContent.save>['body'];
export type Done = { id: string; turn: number; state: PieceState; title: string; again: boolean };

/** What the schemas cannot see. @throws Refused common.invalid */
const check = async (
  tx: Ctx,
  { pieceId, kind, slug, content: c }: Asked,
  before: Asked['content'] | undefined,
): Promise<void> => {
  const faults: Record<string, FieldError> = {};
  if (!mayBeSlug(kind, slug)) faults['slug'] = { code: 'choice' };
  if (kindRules[kind].brief)
    for (const [i, b] of c.blocks.entries()) if (b.kind !== 'link') faults[`content.blocks.${i}`] = { code: 'choice' };
  for (const [field, type] of [
    ['materials', 'ent_main_product'],
    ['processes', 'process_type'],
    ['fields', 'ent_field'],
  ] as const)
    // What was chosen before stays, also where the dictionary offers it no more.
    if (
      !(await dictionaryHas(
        tx,
        type,
        c[field].filter((s) => !before?.[field].includes(s)),
      ))
    )
      faults[`content.${field}`] = { code: 'choice' };
  const fresh = (field: 'companies' | 'products') => c[field].filter((id) => !before?.[field].includes(id));
  if ((await companyBriefs(tx, fresh('companies'))).length < new Set(fresh('companies')).size)
    faults['content.companies'] = { code: 'choice' };
  if ((await listedRows(tx, fresh('products'))).length < new Set(fresh('products')).size)
    faults['content.products'] = { code: 'choice' };
  // A picture comes with a company's words alone; the desk may leave it out.
  if (c.photo && c.photo !== before?.photo) faults['content.photo'] = { code: 'choice' };
  await checkMedia(tx, pieceId, kind, c.media, faults);
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
};

const doneOf = (p: PieceRecord, title: string, again: boolean): Done => ({
  id: p.id,
  turn: p.turn,
  state: p.state,
  title,
  again,
});

const create = async (tx: Ctx, asked: Asked): Promise<Done | null> => {
  const { pieceId, kind, slug, content } = asked;
  await check(tx, asked, undefined);
  if (!(await insertPiece(tx, { id: pieceId, kind, slug: pieceId }))) return null;
  holdOwnRow(tx, 'piece', pieceId);
  if (!(await claimSlug(tx, pieceId, slug))) throw refuse(contentErrors.slugTaken);
  await claimMedia(tx, pieceId, content.media);
  await insertVersion(tx, { pieceId, no: 1, content, authorId: me(tx).userId });
  await noteNamed(tx, pieceId, slug);
  return { id: pieceId, turn: 1, state: 'draft', title: content.title.cn, again: false };
};

/**
 * Writes a new version, in a transaction of the caller's; the same words again write none. It is a draft, whatever readers
 * see meanwhile (content 7).
 * @throws Refused common.invalid, content.changed, content.wrongState, content.barred, content.theirWords, content.slugTaken
 */
export const savePiece = async (tx: Ctx, asked: Asked): Promise<Done> => {
  const { pieceId, turn, kind, slug, content } = asked;
  const made = turn === 0 ? await create(tx, asked) : null;
  if (made) return made;
  const piece = await lockPiece(tx, pieceId);
  if (!piece || piece.kind !== kind) throw refuse(common.notFound);
  const head = await findVersion(tx, pieceId, piece.head);
  if (piece.slug === slug && isDeepStrictEqual(head?.content, content)) return doneOf(piece, content.title.cn, true);
  if (piece.turn !== turn) throw refuse(contentErrors.changed);
  if (piece.barred) throw refuse(contentErrors.barred);
  if (!isEditable(piece.state)) throw refuse(contentErrors.wrongState);
  if (piece.theirs && head && !keepsWords(head.content, content, piece.theirs)) throw refuse(contentErrors.theirWords);
  // What members agreed to stays where they agreed to it.
  if (kindRules[kind].stays && slug !== piece.slug) throw refuse(common.invalid, {}, { slug: { code: 'choice' } });
  await check(tx, asked, head?.content);
  if (!(await claimSlug(tx, pieceId, slug))) throw refuse(contentErrors.slugTaken);
  await claimMedia(tx, pieceId, content.media);
  await insertVersion(tx, { pieceId, no: piece.head + 1, content, authorId: me(tx).userId });
  await noteSaved(tx, pieceId, { slug });
  return { id: pieceId, turn: piece.turn + 1, state: 'draft', title: content.title.cn, again: false };
};
