type Cell = string | number | null | undefined;

/** A cell that a spreadsheet would take for a formula gets an apostrophe; numbers stay numbers. */
const safe = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)*$/.test(text) ? `'${text}` : text;

const cell = (value: Cell): string => {
  const text = value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : safe(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((r) => r.map(cell).join(',')).join('\r\n')}\r\n`;

/** Gives the reader a file. */
export const saveBlob = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
