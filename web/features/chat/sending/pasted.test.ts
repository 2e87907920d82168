import { expect, it } from 'vitest';
import { isText } from './pasted.ts';

const picture = [{ name: 'image.png' }];

it('takes cells of a spreadsheet as words, whatever picture of them comes along', () => {
  expect(isText({ text: 'T700\t12K\r\n600\tkg', files: picture })).toBe(true);
  expect(isText({ text: '600 kg', files: [] })).toBe(true);
});

it('takes a picture as a picture, and files as files', () => {
  expect(isText({ text: '', files: picture })).toBe(false);
  expect(isText({ text: ' \n', files: picture })).toBe(false);
  expect(isText({ text: 'file:///home/li/drawing.pdf', files: [{ name: 'drawing.pdf' }] })).toBe(false);
  expect(isText({ text: 'a.pdf\nb.pdf', files: [{ name: 'a.pdf' }, { name: 'b.pdf' }] })).toBe(false);
});
