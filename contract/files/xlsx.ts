/** A cell of an exported file: text, a figure, a day of the calendar, a moment (ISO 8601). */
export type Value = string | number | null | { day: string } | { at: string };

/** What XML can't hold goes; the rest is escaped. */
const text = (s: string): string =>
  s
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Days since the end of 1899, as spreadsheets count them; a moment by China's clock, as pages show it. */
const serial = (v: { day: string } | { at: string }): number =>
  'day' in v ? Date.parse(v.day) / 86_400_000 + 25_569 : (Date.parse(v.at) + 28_800_000) / 86_400_000 + 25_569;

/** Styles of `styles`, by their place there. */
const [bold, aDay, aMoment] = [1, 2, 3];
const cell = (v: Value, style?: number): string => {
  const s = style === undefined ? '' : ` s="${style}"`;
  if (v === null || v === '') return `<c${s}/>`;
  if (typeof v === 'number') return `<c${s}><v>${v}</v></c>`;
  if (typeof v === 'string') return `<c t="inlineStr"${s}><is><t xml:space="preserve">${text(v)}</t></is></c>`;
  return `<c s="${'day' in v ? aDay : aMoment}"><v>${serial(v)}</v></c>`;
};
const row = (cells: readonly Value[], style?: number) => `<row>${cells.map((v) => cell(v, style)).join('')}</row>`;

/** Chinese signs are twice as wide. */
const wide = (v: Value): number =>
  v === null ? 0 : typeof v === 'object' ? 16 : [...String(v)].reduce((n, c) => n + (c > '\u2e7f' ? 2 : 1), 0);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The parts of an XLSX file with one sheet whose first row, the titles, stays in sight. */
export const xlsxParts = (
  title: string,
  titles: readonly string[],
  rows: readonly (readonly Value[])[],
): { name: string; input: string }[] => {
  const widths = titles.map((t, i) =>
    Math.min(60, 2 + Math.max(wide(t), ...rows.slice(0, 200).map((r) => wide(r[i] ?? null)))),
  );
  // A sheet's name is short, and some signs mean something in it.
  const name = text(title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)).replaceAll('"', '&quot;');
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return [
    {
      name: '[Content_Types].xml',
      input: `${head}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${mime}.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      input: `${head}<Relationships xmlns="${packed}/relationships">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      input: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      input: `${head}<Relationships xmlns="${packed}/relationships">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'styles', 'styles.xml')}</Relationships>`,
    },
    { name: 'xl/styles.xml', input: head + styles },
    {
      name: 'xl/worksheets/sheet1.xml',
      input: `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
        .map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w}" customWidth="1"/>`)
        .join('')}</cols><sheetData>${row(titles, bold)}${rows.map((r) => row(r)).join('')}</sheetData></worksheet>`,
    },
  ];
};
