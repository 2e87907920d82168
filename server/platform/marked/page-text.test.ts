import { expect, it } from 'vitest';
import { type TextItem, textOfItems } from './page-text.ts';

const at = (str: string, y: number, size = 10, hasEOL = true): TextItem => ({
  str,
  transform: [size, 0, 0, size, 0, y],
  hasEOL,
});

it('joins the lines of a paragraph, and parts what stands further off or is of another size', () => {
  const items = [
    at('Title', 700, 20),
    at('Resin flows through', 660),
    at('the lami-', 646),
    at('nate.', 632),
    at('Next', 590),
  ];
  expect(textOfItems(items, 1000)).toBe('Title\n\nResin flows through the laminate.\n\nNext');
  expect(textOfItems([at('真空袋', 100), at('要先检查', 86)], 1000)).toBe('真空袋要先检查');
});

it('puts pieces of one line together', () =>
  expect(textOfItems([at('T700', 50, 10, false), at(' ', 50, 10, false), at('12K', 50)], 100)).toBe('T700 12K'));

it('leaves out control characters and half characters, and leaves markup as the text that it is', () => {
  expect(textOfItems([at('a\u0000b\ud800<script>x</script>', 50)], 100)).toBe('ab\ufffd<script>x</script>');
  expect(textOfItems([at('x'.repeat(50), 50)], 10)).toHaveLength(10);
});
