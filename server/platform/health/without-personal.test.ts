import { expect, it } from 'vitest';
import { withoutPersonal } from './without-personal.ts';

it('leaves out whom an error is about, and keeps what went wrong', () => {
  expect(withoutPersonal('550 5.1.1 <li.na@chendi.example>: no such user')).toBe('550 5.1.1 <…@…>: no such user');
  expect(withoutPersonal('cannot reach smtp://user:secret@mail.example:25')).toBe('cannot reach …');
  expect(withoutPersonal('sms to +86 138-0000-0001 refused')).toBe('sms to … refused');
  expect(withoutPersonal('connect ECONNREFUSED 127.0.0.1:25')).toBe('connect ECONNREFUSED 127.0.0.1:25');
  expect(withoutPersonal('x'.repeat(900))).toHaveLength(300);
});
