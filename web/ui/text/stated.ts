import type { Text } from '#contract/core/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';

/** A value of a datasheet: a number in the reader's way of writing, anything else as it is. */
export const useStated = (): ((value: Text) => string) => {
  const f = useFormat();
  const text = useText();
  return (value) => {
    const shown = text(value);
    return /^\d+(\.\d+)?$/.test(shown) ? f.number(shown) : shown;
  };
};
