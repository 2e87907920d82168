import { languageErrors } from '#contract/language/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import type { Translated } from '#server/platform/translator/index.ts';

/**
 * A text that its reader has before them, by the machine that the operator set. Nothing of it is kept or logged.
 * @throws Refused language.noTranslator, language.translatorDown
 */
export const translate = async (ctx: Ctx, o: { text: string; to: Lang }): Promise<Translated> => {
  const by = ctx.platform.translator.translate;
  if (!by) throw refuse(languageErrors.noTranslator);
  try {
    return await by(o.text, o.to);
  } catch (err) {
    ctx.platform.log.warn({ err: (err as Error).message }, 'translation');
    throw refuse(languageErrors.translatorDown);
  }
};
