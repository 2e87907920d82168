/** Which part of all that `FULL=1` tries this run takes: `SLICE=2/12`, the second of twelve; without it all at once. */
export const sliceOf = (all = '1/1'): { nth: number; of: number } => {
  const [nth, of] = (process.env['SLICE'] ?? all).split('/').map(Number) as [number, number];
  return { nth, of };
};
