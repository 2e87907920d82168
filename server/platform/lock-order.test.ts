import { expect, it } from 'vitest';
import { type Held, type Lockable, outOfOrder } from './lock-order.ts';

const lock = (what: Lockable, id: string, how: Held['how'] = 'change'): Held => ({ what, id, how });
const fits = (held: Held[], next: Held) => outOfOrder(held, next) === undefined;

it('goes from companies to their people to what hangs below, and of one kind from the smaller id', () => {
  const company = [lock('company', 'b')];
  expect(fits([], lock('inquiry', 'a'))).toBe(true);
  expect(fits(company, lock('company', 'c'))).toBe(true);
  expect(fits(company, lock('person', 'a'))).toBe(true);
  expect(fits(company, lock('company', 'a'))).toBe(false);
  expect(fits([lock('person', 'a')], lock('company', 'b'))).toBe(false);
  expect(fits([lock('application', 'a')], lock('person', 'b'))).toBe(false);
  expect(fits([lock('inquiry', 'a')], lock('order', 'b'))).toBe(false);
});

it('takes what is held again, but never makes it stronger', () => {
  const held = [lock('company', 'a'), lock('company', 'b', 'keep'), lock('inquiry', 'c')];
  expect(fits(held, lock('company', 'a'))).toBe(true);
  expect(fits(held, lock('company', 'a', 'keep'))).toBe(true);
  expect(fits(held, lock('company', 'b', 'keep'))).toBe(true);
  expect(fits(held, lock('company', 'b'))).toBe(false);
});

it('lets a row that the transaction made stand outside the order', () => {
  const held: Held[] = [{ ...lock('person', 'z'), made: true }];
  expect(fits(held, lock('company', 'a'))).toBe(true);
  expect(fits(held, lock('person', 'a'))).toBe(true);
  expect(fits(held, lock('person', 'z'))).toBe(true);
});
