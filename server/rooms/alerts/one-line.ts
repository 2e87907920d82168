import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';

/** What a search asks for, in one line. */
export const inOneLine = (names: Text[]): Text =>
  Object.fromEntries(langs.map((l) => [l, names.map((n) => pick(n, l)).join(' · ')]));
