import { createHmac } from 'node:crypto';
import type { CodePurpose } from '#contract/identity/rules.ts';
import type { Ctx } from '#server/platform/context.ts';

/** Six digits are guessed from any plain hash; from a keyed one a copy of the table alone tells nothing. */
export const hashCode = (ctx: Ctx, target: string, purpose: CodePurpose, code: string): string =>
  createHmac('sha256', `codes ${ctx.platform.config.passwordKey} ${ctx.platform.config.oauthClient}`)
    .update(`${purpose}\n${target}\n${code}`)
    .digest('base64url');
