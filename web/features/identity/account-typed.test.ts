import { expect, it } from 'vitest';
import { accountTyped } from './account-typed.ts';

it('are digits of the country chosen, or mainland numbers; what names its code keeps it', () => {
  expect(accountTyped('612345678', 'ES')).toBe('+34612345678');
  expect(accountTyped('+1 212 555 0100', 'ES')).toBe('+12125550100');
  expect(accountTyped('13800000001', 'ES')).toBe('13800000001');
  expect(accountTyped('13800000001', 'CN')).toBe('13800000001');
  expect(accountTyped('Ana@Example.com', 'ES')).toBe('ana@example.com');
});
