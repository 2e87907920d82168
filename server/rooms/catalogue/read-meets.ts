import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { datasheetField } from '#server/rooms/dictionary/index.ts';
import { openLines } from './asked-fields.ts';
import { absent } from './own/absent.ts';
import { findProduct } from './store.ts';

/** A grade that a line names has no field. */
const labelOf = (what: string) =>
  datasheetField(what)?.label ?? { cn: what.toUpperCase(), en: what.toUpperCase(), es: what.toUpperCase() };

/** How a product meets the open inquiries of my own side. @throws Refused common.notFound, common.takenDown */
export const readMeets = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof catalogue.meets>> => {
  const p = await findProduct(ctx, id);
  if (!p) throw await absent(ctx, id);
  const [answer] = ctx.platform.answers(openLines);
  const lines = answer ? await answer(ctx, p) : [];
  return lines.map(({ inquiry, line, met, open }) => ({
    inquiry,
    line,
    met: met.length,
    asked: met.length + open.length,
    open: open.map(labelOf),
  }));
};
