import { expect, test } from 'vitest';
import { normalise } from './rules.ts';

test('terms have one form', () => {
  expect(normalise('  Ｔ700　 12K ')).toBe('t700 12k');
  expect(normalise('碳纤维')).toBe('碳纤维');
});

test('what is no term, or may lead to somebody, is left out', () => {
  for (const q of ['', 'a', '12', '!!!', 'x'.repeat(41), 'li@example.com', '张三 13800138000', '138-0013-8000 li'])
    expect(normalise(q), q).toBeNull();
  expect(normalise('EN 9100')).toBe('en 9100');
  expect(normalise('GB/T 3362')).toBe('gb/t 3362');
});
