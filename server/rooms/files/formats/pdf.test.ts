import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { docx, pdf, zip } from '#tests/fixtures/office-files.ts';
import { pdfFault } from './pdf.ts';

const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((p) => Buffer.from(p)));
/** An object stream, packed as usual programs do. */
const objects = (content: string, pack: (b: Buffer) => Buffer = deflateSync) =>
  bytes(
    '%PDF-1.7\n5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\r\n',
    pack(Buffer.from(`1 0 ${content}`)),
    '\nendstream endobj\ntrailer<<>>\nstartxref\n0\n%%EOF\n',
  );

it.each([
  ['a plain one', pdf()],
  ['one that was saved again', bytes(pdf(), '2 0 obj<</S/GoTo>>endobj\n%%EOF\r\n \0')],
  ['one with packed objects', objects('<</Type/Page>>')],
  ['one that opens at a page', pdf('<</OpenAction[3 0 R/Fit]>>')],
  ['one with metadata in XML', pdf('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
  ['one whose hexadecimal text looks like a tag', pdf('<b5c0><a1>')],
])('takes %s', async (_, b) => expect(await pdfFault(b)).toBeNull());

it.each([
  ['bytes after its end', bytes(pdf(), 'MZ')],
  ['no end', pdf().subarray(0, 30)],
  ['a page at its head', pdf('<script>alert(1)</script>')],
  ['a page in a comment', bytes('%PDF-1.7\n%<HTML >\n', pdf())],
  ['a zip behind it', bytes(pdf(), zip([{ name: 'x' }]))],
  ['a zip within it', bytes(pdf(), docx(), '\n%%EOF')],
  ['an archive in a stream', pdf('stream\nRar!\x1a\x07\x01\0endstream')],
])('refuses one with %s as mixed', async (_, b) => expect(await pdfFault(b)).toBe('pdfMixed'));

it.each([
  ['a script', pdf('<</S/JavaScript/JS(app.alert(1))>>')],
  ['a script spelled otherwise', pdf('<</S/Java#53cript/JS(app.alert(1))>>')],
  ['a script in packed objects', objects('<</S/JavaScript/JS(app.alert(1))>>')],
  ['a program to start', pdf('<</S /Launch /F(cmd.exe)>>')],
  ['a file within', pdf('<</Type/EmbeddedFile/Length 3>>stream\nabc\nendstream')],
  ['films', pdf('<</Subtype/RichMedia>>')],
  ['an XFA form', pdf('<</AcroForm<</XFA 3 0 R>>>>')],
])('refuses one with %s as active', async (_, b) => expect(await pdfFault(b)).toBe('pdfActive'));

it.each([
  ['encrypted', objects('<</S/JavaScript>>', (b) => Buffer.from(b.map((x) => x ^ 0xa5)))],
  ['packed twice', objects('<</S/JavaScript>>', (b) => deflateSync(deflateSync(b)))],
  ['a bomb', objects(' '.repeat(40 * 1024 * 1024))],
])('refuses one whose objects are %s', async (_, b) => expect(await pdfFault(b)).toBe('pdfSealed'));
