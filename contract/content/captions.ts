import * as z from 'zod/mini';
import { mediaLimits } from './media-limits.ts';

const one = z.string().check(z.maxLength(mediaLimits.captions));
/** What is said in a film, by language, as WebVTT; an empty text where there is none (content 22). */
export const filmCaptions = z.object({ cn: one, en: one, es: one });
export type FilmCaptions = z.infer<typeof filmCaptions>;

export const noCaptions: FilmCaptions = { cn: '', en: '', es: '' };
