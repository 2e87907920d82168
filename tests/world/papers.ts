import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { extractText } from 'unpdf';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

export const tight = (text: string): string => text.replace(/\s/g, '');

/** Asks for a document. */
export const fetchPaper = (t: TestPlatform, by: TestPerson, path: string): Promise<Response> =>
  Promise.resolve(t.api.request(path, { headers: { authorization: `Bearer ${by.token}` } }));

/** The words of a PDF without blanks: a line of the paper may end anywhere. */
export const wordsOfPdf = async (res: Response): Promise<string> =>
  tight((await extractText(new Uint8Array(await res.arrayBuffer()), { mergePages: true })).text);

/** Rows of the first sheet of an XLSX, unzipped and parsed by other libraries than those that wrote it; figures as numbers. */
export const rowsOfSheet = async (res: Response): Promise<(string | number | null)[][]> => {
  const parts = unzipSync(new Uint8Array(await res.arrayBuffer()));
  const rows: (string | number | null)[][] = [];
  let text = '';
  const parser = new SaxesParser();
  let figure = false;
  parser.on('opentag', ({ name }) => {
    if (name === 'row') rows.push([]);
    if (name === 'c') text = '';
    if (name === 'v' || name === 't') figure = name === 'v';
  });
  parser.on('text', (x) => {
    text += x;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'c') rows.at(-1)?.push(text === '' ? null : figure ? Number(text) : text);
  });
  parser.write(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).close();
  return rows;
};
