import { type Lang, langs } from '#contract/core/langs.ts';

/** Everything with FULL=1, else what a run of `npm test` takes. */
export const full = Boolean(process.env['FULL']);
/** Languages that a walk is made in: Chinese, and Spanish, whose texts are longest. FULL=1: every one. */
export const tried: readonly Lang[] = full ? langs : ['cn', 'es'];
