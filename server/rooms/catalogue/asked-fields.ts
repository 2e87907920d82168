import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** How many public inquiries of a material there were, and how many of them asked for each field of its datasheet. */
export type Asked = { inquiries: number; fields: Map<string, number> };
/** What buyers ask for, by material; answered by the room of inquiries, which knows this one and not the other way round. */
export const fieldsAsked =
  point<(ctx: Ctx, categories: string[]) => Promise<Map<string, Asked>>>('catalogue.fieldsAsked');

/** A figure about others needs so many cases (catalogue 8). */
const leastCases = 5;

export const askedOf = async (ctx: Ctx, categories: string[]): Promise<Map<string, Asked>> => {
  const [answer] = ctx.platform.answers(fieldsAsked);
  if (!answer || !categories.length) return new Map();
  const all = await answer(ctx, categories);
  return new Map([...all].filter(([, a]) => a.inquiries >= leastCases));
};

/** How a product meets lines of a side's open inquiries; answered by the room of inquiries. */
export type Held = {
  inquiry: { id: string; number: string };
  line: number;
  met: string[];
  open: string[];
};
type Offered = {
  category: string;
  name: object;
  model: string;
  values: { field: string; value: string; unit: string | null }[];
};
export const openLines = point<(ctx: Ctx, offered: Offered) => Promise<Held[]>>('catalogue.openLines');
