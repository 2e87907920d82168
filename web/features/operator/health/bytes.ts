const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the largest unit of which there is one or more: `12.4 GB`. */
export const bytesOf = (bytes: number, number: (n: number, digits: number) => string): string => {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${number(bytes / 2 ** (10 * power), power ? 1 : 0)} ${units[power] ?? ''}`;
};
