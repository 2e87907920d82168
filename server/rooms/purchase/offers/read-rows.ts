import { lineTotal, minorToDecimal } from '#contract/core/money.ts';
import { readNumber } from '#contract/core/numbers/number-text.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Cell } from '#server/rooms/catalogue/index.ts';
import { isTooLong } from './offer-rules.ts';
import type { SheetColumn } from './price-sheet.ts';

type Line = { id: string; no: number; quantity: string };
type RowFault = { column: SheetColumn; code: string; params?: Record<string, string | number> };
export type ReadRow = {
  row: number;
  no: number | null;
  lineId: string | null;
  price: string | null;
  faults: RowFault[];
};

/** A figure of a sheet as plain decimal text; undefined where it is none. What floats add at the end is no digit of it. */
const numberOf = (cell: Cell, lang: Lang): string | undefined => {
  if (typeof cell === 'string') return readNumber(cell, lang) ?? undefined;
  if (cell === null || Math.abs(cell) >= 1e12) return undefined;
  return String(Number(cell.toFixed(9)));
};
const isEmpty = (cell: Cell): boolean => cell === null || (typeof cell === 'string' && !cell.trim());

const tooMuch = (price: string, line: Line | undefined): boolean =>
  line !== undefined && isTooLong(minorToDecimal(lineTotal(price, line.quantity)));

/**
 * What the rows of a price file say of the lines: each with its row in the sheet and its faults, which name their column. A row without
 * a price says nothing, and is no fault.
 */
export const readRows = (
  body: readonly Cell[][],
  o: { columns: readonly (SheetColumn | undefined)[]; lines: Line[]; lang: Lang },
): ReadRow[] => {
  const at = (cells: readonly Cell[], column: SheetColumn): Cell => {
    const i = o.columns.indexOf(column);
    return i < 0 ? null : (cells[i] ?? null);
  };
  const first = new Map<number, number>();
  return body.flatMap((cells, i): ReadRow[] => {
    if (cells.every(isEmpty)) return [];
    const row = i + 2;
    const faults: RowFault[] = [];
    const no = Number(numberOf(at(cells, 'no'), o.lang) ?? Number.NaN);
    const line = o.lines.find((l) => l.no === no);
    if (!line) faults.push({ column: 'no', code: 'sheetNoLine' });
    const before = line && first.get(no);
    if (before !== undefined) faults.push({ column: 'no', code: 'sheetLineTwice', params: { n: before } });
    else if (line) first.set(no, row);
    const quantity = numberOf(at(cells, 'quantity'), o.lang);
    if (line && quantity !== undefined && Number(quantity) !== Number(line.quantity))
      faults.push({ column: 'quantity', code: 'sheetChanged', params: { was: String(Number(line.quantity)) } });
    const cell = at(cells, 'price');
    let price: string | null = null;
    if (!isEmpty(cell)) {
      const read = numberOf(cell, o.lang);
      if (read === undefined) faults.push({ column: 'price', code: 'sheetNumber' });
      else if (!/^\d{1,12}(\.\d{1,4})?$/.test(read) || Number(read) <= 0 || tooMuch(read, line))
        faults.push({ column: 'price', code: 'sheetPrice' });
      else price = read;
    }
    return [{ row, no: Number.isInteger(no) ? no : null, lineId: line?.id ?? null, price, faults }];
  });
};
