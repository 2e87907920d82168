import type { PurchaseRow } from '#contract/purchase/calls.ts';
import { type PictureOf, subjectFor } from '../picture/subject.ts';

/** A purchase with the render that stands for its first material until the buyer uploads a picture. */
export type Pictured = PurchaseRow & { picture: PictureOf };

/** For loaders: the table of materials stays on the server, the page gets the picture's name. */
export const pictured = <T extends PurchaseRow>(row: T): T & { picture: PictureOf } => ({
  ...row,
  picture: subjectFor(row.products[0]?.slug ?? ''),
});
