import type { content } from '#contract/content/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';

export type HelpTexts = DataOf<typeof content.help>;
