const decimal = /^-?\d+(\.\d+)?$/;

/** Both ends of a value of a datasheet: `780–820` has two, `4900` is both of its own. Undefined for words and for nothing. */
export const spanOf = (value: string): [low: number, high: number] | undefined => {
  const ends = value.split('–').map((s) => s.trim());
  const [low, high = low] = ends;
  if (low === undefined || high === undefined || ends.length > 2) return undefined;
  return decimal.test(low) && decimal.test(high) ? [Number(low), Number(high)] : undefined;
};
