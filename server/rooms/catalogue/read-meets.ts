import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { datasheetField } from '#server/rooms/dictionary/index.ts';
import { openLines } from './asked-fields.ts';
import { findProduct } from './store.ts';

/** A grade that a line names has no field. */
const labelOf = (what: string) =>
  datasheetField(what)?.label ?? { cn: what.toUpperCase(), en: what.toUpperCase(), es: what.toUpperCase() };

/** How a product meets the open inquiries of my own side. @throws Refused common.notFound */
export const readMeets = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof catalogue.meets>> => {
  const p = await findProduct(ctx, id);
  if (!p) throw refuse(common.notFound);
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
