import type { Ctx } from '#server/platform/context.ts';
import { encrypt } from './cipher.ts';
import { findChallenge } from './store.ts';

/** The right answer of an open challenge and the verification it will become; for tests, refused in every other mode. */
export const solveForTest = async (
  ctx: Ctx,
  token: string,
): Promise<{ pointJson: string; verification: string } | undefined> => {
  if (ctx.platform.config.mode !== 'test') throw new Error('only tests may read answers');
  const c = await findChallenge(ctx, token);
  if (!c) return undefined;
  const plaintext = JSON.stringify(c.type === 'blockPuzzle' ? c.answer[0] : c.answer);
  return {
    pointJson: encrypt(plaintext, c.secretKey),
    verification: encrypt(`${c.id}---${plaintext}`, c.secretKey),
  };
};
