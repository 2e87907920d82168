import * as z from 'zod/mini';
import { line } from '../core/schemas.ts';

/** Words in three languages; those that are not written yet are empty. */
export const inThree = (most: number) => z.object({ cn: line(0, most), en: line(0, most), es: line(0, most) });
export type InThree = z.infer<ReturnType<typeof inThree>>;
