type Measured = { standard: string; condition: string } | undefined;

/** Whether values that stand beside each other were measured by different methods, as far as their suppliers say; what says nothing is no other method. */
export const differentMethods = (values: readonly Measured[]): boolean => {
  const said = (part: 'standard' | 'condition') =>
    new Set(values.flatMap((v) => (v?.[part].trim() ? [v[part].normalize('NFKC').trim().toLowerCase()] : []))).size > 1;
  return said('standard') || said('condition');
};
