import type { Context } from 'hono';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type files, filesErrors, fileLimit, openExtensions, maxOpenFiles } from '#contract/files/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { digest, newSecret } from '#server/platform/ids.ts';
import { point } from '#server/platform/points.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { readUpload } from './read-upload.ts';
import { countOfTicket } from './store.ts';
import { takeFile } from './take-file.ts';

type Proof = { randomStr?: string | undefined; code?: string | undefined; target?: string | undefined };
/** Whether a code by SMS or mail is held; it is not used up, since the registration needs it after. */
type CodeCheck = (ctx: Ctx, target: string, code: string) => Promise<boolean>;
/** The room that sends codes says how one is checked; this room knows no person. */
export const codeProofs = point<{ randomStr: string; check: CodeCheck }>('files.codeProofs');

const isProved = (ctx: Ctx, p: Proof): Promise<boolean> => {
  const byCode = ctx.platform.answers(codeProofs).find((c) => p.randomStr && c.randomStr === p.randomStr);
  return byCode ? byCode.check(ctx, p.target ?? '', p.code ?? '') : useVerification(ctx, p.code, p.randomStr);
};

/**
 * Takes a picture or PDF of somebody who has no account yet, for a registration. One captcha or code opens a ticket of
 * four files; who brings the ticket to the registration within the hour owns them, else they go.
 * @throws Refused files.unproved, common.tooMany, files.tooLarge, files.empty, and those of `takeFile`
 */
export const uploadOpen = async (
  ctx: Ctx,
  http: Context,
  query: ParsedOf<typeof files.uploadOpen>['query'],
): Promise<AnswerOf<typeof files.uploadOpen>> => {
  const given = await readUpload(http, fileLimit);
  const of = (name: 'ticket' | 'randomStr' | 'code' | 'target') => query[name] ?? given.field(name);
  const brought = of('ticket');
  const taken = brought ? await countOfTicket(ctx, digest(brought)) : 0;
  if (taken >= maxOpenFiles) throw refuse(common.tooMany, { seconds: 3600 });
  if (!taken && !(await isProved(ctx, { randomStr: of('randomStr'), code: of('code'), target: of('target') })))
    throw refuse(filesErrors.unproved);
  const ticket = taken && brought ? brought : newSecret();
  return { ...(await takeFile(ctx, given, { ticketHash: digest(ticket) }, { allowed: openExtensions })), ticket };
};
