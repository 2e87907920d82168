/** One byte range of a file, `null` for the whole of it, or `unsatisfiable` (RFC 9110, 14). Several ranges answer the whole. */
export const rangeOf = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | 'unsatisfiable' => {
  const m = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!m || (!m[1] && !m[2])) return null;
  if (!m[1]) {
    const last = Number(m[2]);
    return last === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(m[1]);
  const end = m[2] ? Math.min(Number(m[2]), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return end < start ? null : { start, end };
};
