/** A row of what was pasted: its cells, and its text as it stood. */
export type Row = { cells: string[]; raw: string };

/** Which mark parts the cells: a tab where there is one, else what parts the first line into more. */
const markOf = (text: string): string => {
  const bare = text.replace(/"[^"]*"/g, '');
  if (bare.includes('\t')) return '\t';
  const first = bare.split('\n').find((l) => l.trim()) ?? '';
  const count = (mark: string) => first.split(mark).length;
  // A comma may be a decimal mark: it parts cells only where no semicolon does.
  return count(';') > 1 ? ';' : ',';
};

/**
 * Reads cells as spreadsheets copy and save them: tabs, semicolons or commas; a cell in quotes may hold any of them, lines too.
 * Rows without any text are none.
 */
export const readTable = (pasted: string): Row[] => {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const mark = markOf(text);
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  let begin = 0;
  const endRow = (at: number) => {
    cells.push(cell.trim());
    cell = '';
    if (cells.some(Boolean)) rows.push({ cells, raw: text.slice(begin, at) });
    cells = [];
    begin = at + 1;
  };
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (c === '"' && !cell.trim()) {
      const quoted = /^"((?:[^"]|"")*)"(?=[ ]*(?:[\t;,\n]|$))/.exec(text.slice(i));
      // A lone quote is an inch or a slip: it stays what it is.
      if (quoted) {
        cell = (quoted[1] ?? '').replaceAll('""', '"');
        i += quoted[0].length - 1;
        continue;
      }
    }
    if (c === mark) {
      cells.push(cell.trim());
      cell = '';
    } else if (c === '\n') endRow(i);
    else cell += c;
  }
  endRow(text.length);
  return rows;
};
