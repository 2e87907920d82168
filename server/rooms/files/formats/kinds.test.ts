import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bmp, compound, docx, pdf, xlsx, zip } from '#tests/fixtures/office-files.ts';
import { readBmp } from './bmp.ts';
import { cleanName, kindOf } from './kinds.ts';
import { disposition } from '../read-file.ts';
import { rangeOf } from '../range.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096)]);
const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b6554' } })
    .toFormat(format)
    .toBuffer();

describe('what may be uploaded', () => {
  it('takes documents and pictures whose content, extension and declared type agree', async () => {
    expect(await kindOf(pdf(), 'a.pdf', 'application/pdf')).toBe('pdf');
    expect(await kindOf(docx(), '规格书.DOCX', word)).toBe('docx');
    expect(await kindOf(xlsx(), 'a.xlsx', '')).toBe('xlsx');
    expect(await kindOf(docx({ name: 'word/a', content: 'a'.repeat(9000), deflate: true }), 'a.docx', '')).toBe('docx');
    expect(await kindOf(compound('WordDocument'), 'a.doc', 'application/msword')).toBe('doc');
    expect(await kindOf(compound('Workbook'), 'a.xls', 'application/octet-stream')).toBe('xls');
    expect(await kindOf(await picture('png'), 'a.png', 'image/png')).toBe('png');
    expect(await kindOf(await picture('jpeg'), 'a.jpeg', 'image/jpeg')).toBe('jpg');
    expect(await kindOf(bmp(3, 2), 'a.bmp', 'image/bmp')).toBe('bmp');
  });

  it.each([
    ['a program named .pdf', exe, 'a.pdf', 'application/pdf'],
    ['a PDF declared as a picture', pdf(), 'a.pdf', 'image/png'],
    ['a PDF named .docx', pdf(), 'a.docx', word],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'],
    ['SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'image/png'],
    ['HTML named .doc', Buffer.from('<html><script></script></html>'), 'a.doc', 'application/msword'],
    ['any zip named .docx', zip([{ name: 'evil.js' }]), 'a.docx', word],
    ['a document with macros', docx({ name: 'word/vbaProject.bin' }), 'a.docx', word],
    ['a name that climbs', docx({ name: '../x' }), 'a.docx', word],
    ['a zip bomb', docx({ name: 'word/x', content: 'x', declared: 900_000_000 }), 'a.docx', word],
    [
      'a bomb that declares little',
      docx({ name: 'word/x', content: '0'.repeat(9_000_000), deflate: true, declared: 500_000 }),
      'a.docx',
      word,
    ],
    ['bytes before a zip', Buffer.concat([Buffer.from('<html>'), docx()]), 'a.docx', word],
    ['bytes after a zip', Buffer.concat([docx(), Buffer.from('<html>')]), 'a.docx', word],
    ['a table named .docx', xlsx(), 'a.docx', word],
    ['no extension', pdf(), 'a', 'application/pdf'],
    ['a property of objects', pdf(), 'a.constructor', 'application/pdf'],
  ])('refuses %s', async (_, bytes, name, type) => expect(await kindOf(bytes, name, type)).toBeNull());

  it('keeps names as words only', () => {
    expect(cleanName('../../etc/规格 书\u202e.PDF', 'pdf')).toBe('规格 书.pdf');
    expect(cleanName('C:\\a\\<b>"|?.pdf', 'pdf')).toBe('b.pdf');
    expect(cleanName('....pdf', 'pdf')).toBe('file.pdf');
    expect([...cleanName(`${'长'.repeat(300)}.pdf`, 'pdf')].length).toBe(114);
  });
});

describe('reading', () => {
  it('reads bitmaps and bounds them', () => {
    expect(readBmp(bmp(3, 2), 100)).toMatchObject({ width: 3, height: 2, channels: 3 });
    expect(readBmp(bmp(30, 20), 100)).toBeNull();
    expect(readBmp(bmp(3, 2).subarray(0, 60), 100)).toBeNull();
  });

  it.each([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
  ])('%s of 100 bytes', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

  it('names a download in old and new readers', () => {
    expect(disposition('规格"书.pdf')).toBe(
      `attachment; filename="___.pdf"; filename*=UTF-8''%E8%A7%84%E6%A0%BC%22%E4%B9%A6.pdf`.replace('___', '____'),
    );
  });
});
