import type { DataOf } from '#contract/core/endpoint.ts';
import type { legal } from '#contract/legal/calls.ts';

/** One version of a legal text, as its page shows it. */
export type LegalText = DataOf<typeof legal.read>;
