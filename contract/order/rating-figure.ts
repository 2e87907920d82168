import * as z from 'zod/mini';

/** Number and average of a company’s ratings, the average with one digit. */
export const ratingFigure = z.object({ n: z.int(), average: z.string() });
export type RatingFigure = z.infer<typeof ratingFigure>;
