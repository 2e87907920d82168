import type { Lang } from '#contract/core/langs.ts';
import { language } from '#contract/language/calls.ts';
import { call } from '../call.ts';

/** A text by the operator's machine. @throws CallError where there is none, or it cannot be reached */
export const translate = async (text: string, to: Lang): Promise<string> =>
  (await call(language.translate, { body: { text, to } })).text;
