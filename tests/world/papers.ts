import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { extractText } from 'unpdf';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

export const tight = (text: string): string => text.replace(/\s/g, '');

/** Asks for a document. */
export const fetchPaper = (t: TestPlatform, by: TestPerson, path: string): Promise<Response> =>
  Promise.resolve(t.api.request(path, { headers: { authorization: `Bearer ${by.token}` } }));

/** What poppler reads of a PDF, without blanks; null where it is not installed, which a landing does not let pass. */
const byPoppler = async (bytes: Uint8Array): Promise<string | null> => {
  const run = spawn('pdftotext', ['-enc', 'UTF-8', '-', '-'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const there = await once(run, 'spawn').then(
    () => true,
    () => false,
  );
  if (!there) {
    if (process.env['CI'] && process.env['OWN_SERVER'])
      throw new Error('pdftotext is missing; Debian: apt-get install poppler-utils');
    return null;
  }
  run.stdin.end(bytes);
  return tight(await text(run.stdout));
};

/**
 * The words of a PDF without blanks, as each program reads them that is there: a library always, poppler where it is installed. A line
 * of the paper may end anywhere.
 */
export const readingsOfPdf = async (res: Response): Promise<string[]> => {
  const bytes = new Uint8Array(await res.arrayBuffer());
  const poppler = await byPoppler(bytes);
  const { text: words } = await extractText(bytes, { mergePages: true });
  return [tight(words), ...(poppler === null ? [] : [poppler])];
};

/** Rows of the first sheet of an XLSX, unzipped and parsed by other libraries than those that wrote it; figures as numbers. */
export const rowsOfSheet = async (res: Response): Promise<(string | number | null)[][]> => {
  const parts = unzipSync(new Uint8Array(await res.arrayBuffer()));
  const rows: (string | number | null)[][] = [];
  let said = '';
  const parser = new SaxesParser();
  let figure = false;
  parser.on('opentag', ({ name }) => {
    if (name === 'row') rows.push([]);
    if (name === 'c') said = '';
    if (name === 'v' || name === 't') figure = name === 'v';
  });
  parser.on('text', (x) => {
    said += x;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'c') rows.at(-1)?.push(said === '' ? null : figure ? Number(said) : said);
  });
  parser.write(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).close();
  return rows;
};
