import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { contentErrors } from '#contract/content/calls.ts';
import { kindRules } from '#contract/content/kinds.ts';
import { lacksOf } from '#contract/content/lacks.ts';
import { actsFor, type Approval, type DeskAct, pieceMoves } from '#contract/content/states.ts';
import { contentDays, type operatorContent } from '#contract/content/desk.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { pieceDue, pieceShown } from '../events.ts';
import { findVersion, insertMove, lockPiece, noteMoved, type PieceRecord } from '../store.ts';
import { checkReadIn } from './keep-media.ts';
import type { Done } from './save-piece.ts';
import { showHead } from './show-head.ts';

type Asked = ParsedOf<typeof operatorContent.move>['body'];

/** Who else could approve, told by the desk: editors in service with an authenticator. */
export type Editors = readonly string[];

/**
 * Whether somebody may approve the newest version (content 9): who neither wrote it nor handed it in; or, where nobody else
 * could, who did.
 */
export const approvalOf = (userId: string, involved: readonly (string | null)[], editors: Editors): Approval =>
  !involved.includes(userId) ? 'second' : editors.some((id) => !involved.includes(id)) ? 'no' : 'alone';

/** @throws Refused common.invalid */
const momentOf = (at: string | null): string | null => {
  if (at === null) return null;
  const due = Date.parse(at);
  if (due <= Date.now()) throw refuse(common.invalid, {}, { at: { code: 'inFuture' } });
  if (due > Date.now() + contentDays * 86_400_000) throw refuse(common.invalid, {}, { at: { code: 'tooFar' } });
  return at;
};

type Head = NonNullable<Awaited<ReturnType<typeof findVersion>>>;
type Step = (tx: Ctx, piece: PieceRecord, asked: Asked, head: Head) => Promise<PieceRecord['state']>;

const approve: Step = async (tx, piece, _, head) => {
  // A moment that has passed while it waited for its approval is now.
  if (piece.publishAt && Date.parse(piece.publishAt) > Date.now()) {
    await noteMoved(tx, piece.id, { state: 'scheduled' });
    const due = new Date(Date.parse(piece.publishAt));
    await emit(tx, pieceDue, { pieceId: piece.id, turn: piece.turn + 1 }, { startAfter: due });
    return 'scheduled';
  }
  await showHead(tx, piece, head.content);
  return 'published';
};

const steps: Record<DeskAct, Step> = {
  submit: async (tx, piece, asked, head) => {
    if (lacksOf(piece.kind, head.content).length) throw refuse(contentErrors.incomplete);
    await checkReadIn(tx, head.content.media);
    await noteMoved(tx, piece.id, {
      state: 'review',
      submittedBy: me(tx).userId,
      publishAt: momentOf(asked.at),
    });
    return 'review';
  },
  recall: async (tx, piece) => {
    await noteMoved(tx, piece.id, { state: 'draft', submittedBy: null, publishAt: null });
    return 'draft';
  },
  return: async (tx, piece) => {
    await noteMoved(tx, piece.id, { state: 'draft', submittedBy: null, publishAt: null });
    return 'draft';
  },
  approve,
  withdraw: async (tx, piece) => {
    await noteMoved(tx, piece.id, { state: 'withdrawn', submittedBy: null, publishAt: null, shows: 'nothing' });
    return 'withdrawn';
  },
};

/**
 * One step of a piece, in a transaction of the caller's. `editors` are asked for where a second one counts.
 * @returns `alone` where it was approved without a second editor
 * @throws Refused common.notFound, common.invalid, content.changed, content.wrongState, content.barred, content.incomplete, content.needsSecond,
 * deskMedia.notRead
 */
export const movePiece = async (
  tx: Ctx,
  id: string,
  asked: Asked,
  editors: () => Promise<Editors>,
): Promise<Done & { alone: boolean; before: PieceRecord['state'] }> => {
  const { act, turn, reason } = asked;
  const piece = await lockPiece(tx, id);
  const head = piece && (await findVersion(tx, id, piece.head));
  if (!piece || !head) throw refuse(common.notFound);
  if (piece.turn !== turn) throw refuse(contentErrors.changed);
  if (piece.barred) throw refuse(contentErrors.barred);
  const { stays = false } = kindRules[piece.kind];
  if (!actsFor(piece.state, { shown: piece.shown !== null, stays }).includes(act))
    throw refuse(contentErrors.wrongState);
  const { userId } = me(tx);
  const approval =
    pieceMoves[act].by === 'second'
      ? approvalOf(userId, [head.authorId, piece.submittedBy], await editors())
      : 'second';
  if (approval === 'no') throw refuse(contentErrors.needsSecond);
  const alone = approval === 'alone' && act === 'approve';
  if ((pieceMoves[act].reason || alone) && reason.length < 4)
    throw refuse(common.invalid, {}, { reason: { code: 'required' } });
  const state = await steps[act](tx, piece, asked, head);
  const moveId = await insertMove(tx, { pieceId: id, no: piece.head, act, userId, reason, alone });
  const shown = state === 'published';
  // Why an editor approved alone is the editors' to read; why it is taken back, its author's too.
  const told = { pieceId: id, moveId, shown, reason: shown ? '' : reason };
  if (piece.theirs && (shown || act === 'withdraw')) await emit(tx, pieceShown, told);
  const { title } = head.content;
  return {
    id,
    turn: piece.turn + 1,
    state,
    title: title.cn || title.en || title.es,
    again: false,
    alone,
    before: piece.state,
  };
};
