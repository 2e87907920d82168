import type { Ctx } from '#server/platform/context.ts';
import { type Closed, SealError } from '#server/platform/seal/index.ts';

/**
 * Forms whose typed text rests closed: a half-written quotation holds the prices that a sealed one hides (deals 75). All of them are,
 * since an inquiry may be sealed after the first word was typed.
 */
const closedKinds: readonly string[] = ['quote'];

type Content = Record<string, unknown>;
type Named = { userId: string; form: string };
const isClosedKind = ({ form }: Named): boolean => closedKinds.includes(form.split('.')[0] ?? '');
const nameOf = (d: Named): string => `draft ${d.userId} ${d.form}`;
const closedIn = (content: Content): Closed | undefined =>
  typeof content['box'] === 'string' ? (content as Closed) : undefined;

/** What is written for a draft. */
export const closeDraft = (ctx: Ctx, d: Named & { content: Content }): Content =>
  isClosedKind(d) ? { ...ctx.platform.seal.close(Buffer.from(JSON.stringify(d.content)), nameOf(d)) } : d.content;

/** What was typed; nothing where its key is gone, since a form that begins anew is better than a page that does not open. */
export const openDraft = (ctx: Ctx, d: Named & { content: Content }): Content => {
  const closed = isClosedKind(d) ? closedIn(d.content) : undefined;
  // What an earlier version of the platform kept lies open until it is saved again.
  if (!closed) return d.content;
  try {
    return JSON.parse(ctx.platform.seal.open(closed, nameOf(d)).toString()) as Content;
  } catch (err) {
    if (err instanceof SealError) return {};
    throw err;
  }
};
