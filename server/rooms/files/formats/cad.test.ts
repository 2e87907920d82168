import { expect, it } from 'vitest';
import { docx, pdf } from '#tests/fixtures/office-files.ts';
import { dwg, dxf, iges, step } from '#tests/fixtures/drawings.ts';
import { cadKind } from './cad.ts';
import { cleanName, kindOf } from './kinds.ts';

it('knows STEP, IGES, DWG and DXF by what is in them (files 8)', async () => {
  expect([step(), iges(), dwg(), dxf()].map(cadKind)).toEqual(['step', 'iges', 'dwg', 'dxf']);
  const binary = Buffer.concat([Buffer.from('AutoCAD Binary DXF\r\n\x1a\0'), Buffer.alloc(64)]);
  expect(cadKind(binary)).toBe('dxf');
  expect(await kindOf(step(), '支架.STP', 'application/octet-stream')).toBe('step');
  expect(await kindOf(iges(), 'a.igs', '')).toBe('iges');
  expect(await kindOf(dwg(), 'a.dwg', 'image/vnd.dwg')).toBe('dwg');
  expect(cleanName('支架.stp', 'step')).toBe('支架.step');
});

it('refuses what only has the name of one, is cut off, or is something else besides', async () => {
  expect(await kindOf(pdf(), 'a.step', '')).toBe(null);
  expect(await kindOf(step(), 'a.dwg', '')).toBe(null);
  expect(await kindOf(step(), 'a.step', 'text/html')).toBe(null);
  const bad: [string, Buffer][] = [
    ['no end', step().subarray(0, 80)],
    ['something after the end', Buffer.concat([step(), Buffer.from('<script>')])],
    ['a page within', step('/*<script>alert(1)</script>*/')],
    ['zeros in a text', Buffer.concat([step().subarray(0, 60), Buffer.alloc(4), step().subarray(60)])],
    ['a version that there is not', Buffer.concat([Buffer.from('AC9999\0\0'), Buffer.alloc(512)])],
    ['a header alone', Buffer.from('AC1032\0')],
    ['an archive at the end', Buffer.concat([dwg(), docx()])],
    [
      'no terminate section',
      Buffer.from(
        iges()
          .toString()
          .replace(/.*T {6}1\n$/, ''),
      ),
    ],
    ['lines of another length', Buffer.from(iges().toString().replaceAll('  ', ' '))],
    ['a drawing without an end', Buffer.from(dxf().toString().replace('EOF', ''))],
    ['nothing', Buffer.alloc(0)],
  ];
  expect(bad.filter(([, b]) => cadKind(b) !== null).map(([what]) => what)).toEqual([]);
});
