import { expect, it } from 'vitest';
import { account } from '#contract/identity/account.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { queryOf } from './query.ts';

const asked = (search: string) => new Request(`http://localhost/list?${search}`);

it('takes from the address what the call takes, and leaves out the rest', () => {
  expect(queryOf(inquiry.businessPage, asked('filter=quoted&current=3&q=T700&_routes=x'))).toEqual({
    filter: 'quoted',
    current: '3',
    q: 'T700',
  });
  expect(queryOf(inquiry.businessPage, asked('filter=nope&current=-1&size=x&q='))).toEqual({});
  for (const current of ['1e309', '99999999999999999999', 'abc', '%00'])
    expect(queryOf(account.customerUsers, asked(`current=${current}`))).toEqual({});
});
