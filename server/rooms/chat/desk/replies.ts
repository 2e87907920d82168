import { type CannedReply, type consult, consultErrors, deskLimits } from '#contract/chat/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { lockPeople } from '#server/rooms/identity/index.ts';
import { deskCompany } from './desk-company.ts';
import { changeReply, deleteReply, findReplies, findReply, insertReply } from './kept-store.ts';

export const readReplies = async (ctx: Ctx): Promise<CannedReply[]> =>
  (await findReplies(ctx, deskCompany(ctx))).map(({ id, title, text }) => ({ id, title, text }));

type Words = ParsedOf<typeof consult.saveReply>['body'];
const given = (b: Words) => ({ title: wordsGiven(b.title), text: wordsGiven(b.text) });

/** Keeps an answer ready; whoever does so at the same time for the company waits. @throws Refused consult.tooManyReplies */
export const addReply = (ctx: Ctx, b: ParsedOf<typeof consult.addReply>['body']): Promise<CannedReply> =>
  inTransaction(ctx, async (tx) => {
    const entId = deskCompany(tx);
    const { userId } = me(tx);
    await lockPeople(tx, { people: [userId] });
    const there = await findReplies(tx, entId);
    if (there.length >= deskLimits.replies && !there.some((r) => r.clientId === b.clientId))
      throw refuse(consultErrors.tooManyReplies, { most: deskLimits.replies });
    const row = await insertReply(tx, { id: newId(), entId, clientId: b.clientId, savedBy: userId, ...given(b) });
    if (!row) throw refuse(common.conflict);
    const { id, title, text } = row;
    return { id, title, text };
  });

/** Changes an answer. @throws Refused common.notFound for another company's */
export const saveReply = async (ctx: Ctx, id: string, b: Words): Promise<CannedReply> => {
  const words = given(b);
  if (!(await changeReply(ctx, { id, entId: deskCompany(ctx) }, { ...words, savedBy: me(ctx).userId })))
    throw refuse(common.notFound);
  return { id, ...words };
};

export const removeReply = async (ctx: Ctx, id: string): Promise<null> => {
  const there = await findReply(ctx, id);
  if (there?.entId !== deskCompany(ctx)) throw refuse(common.notFound);
  await deleteReply(ctx, id);
  return null;
};
