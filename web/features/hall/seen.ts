import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { Text } from '#contract/core/schemas.ts';

export type Detail = DataOf<typeof inquiry.detail>;
/** Labels of datasheet fields and of their options, by slug. */
export type FieldLabels = Record<string, { label: Text; options: Record<string, Text> }>;

/** What a visitor's page may hold at all: no quantity, place, terms or quotations (deals 8). */
const teaserOf = ({
  id,
  number,
  title,
  state,
  products,
  deliveryRegion,
  deadline,
  publishedAt,
  confidential,
  sealed,
  openedAt,
  hidden,
  needs,
}: Detail['row']) => ({
  id,
  number,
  title,
  state,
  products,
  deliveryRegion,
  deadline,
  publishedAt,
  confidential,
  sealed,
  openedAt,
  hidden,
  needs,
});
export type Teaser = ReturnType<typeof teaserOf>;

export type Seen =
  | { gate: 'login'; row: Teaser }
  | { gate: Exclude<Detail['gate'], 'login'>; row: Detail['row']; detail: Detail };

/** Cuts an answer down to what this reader's page shows, before it is written into the HTML. */
export const seenOf = (detail: Detail): Seen =>
  detail.gate === 'login'
    ? { gate: 'login', row: teaserOf(detail.row) }
    : { gate: detail.gate, row: detail.row, detail };
