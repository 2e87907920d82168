import { describe, expect, it } from 'vitest';
import { joinedAfter } from '../registration/join-rules.ts';
import { asBuyer, joinedAlone, type Joining, keepsBuying, rightsOf, type Sources } from './rights-rules.ts';

const of = (joinedAs: Joining[], more: Partial<Sources> = {}) => {
  const { userType, roles, authStatus } = rightsOf({ joinedAs, sits: false, supplies: false, proved: [], ...more });
  return [userType, roles.map((r) => r.replace(/^ROL._/, '')).join(), authStatus];
};

describe('rights', () => {
  it('follow from what somebody joined as, their company and what is proved (access 3)', () => {
    const sits = { sits: true };
    const supplies = { sits: true, supplies: true };
    expect(of(['viewer'])).toEqual([2, 'VIEWER', 0]);
    expect(of(['buyer'])).toEqual([2, 'BUYER', 0]);
    expect(of(['buyer'], { proved: ['personal'] })).toEqual([2, 'BUYER', 1]);
    expect(of(['buyer'], sits)).toEqual([3, 'BUYER', 0]);
    expect(of(['buyer'], { ...sits, proved: ['enterprise'] })).toEqual([3, 'BUYER', 1]);
    expect(of(['buyer'], supplies)).toEqual([3, 'BUYER,GYS', 1]);
    expect(of(['supplier'], supplies)).toEqual([1, 'GYS', 1]);
    expect(of(['supplier'], sits)).toEqual([1, 'BUYER', 0]);
    expect(of(['service'], sits)).toEqual([5, 'SERVICE_PROVIDER', 0]);
    expect(of(['buyer'], { ...sits, proved: ['thirdParty'] })).toEqual([5, 'BUYER,SERVICE_PROVIDER', 1]);
    expect(of(['service'], supplies)).toEqual([15, 'SERVICE_PROVIDER,GYS', 1]);
    expect(of(['customerService'], supplies)).toEqual([4, 'ENTERPRISE_CUSTOMER', 1]);
    expect(of(['operator'])).toEqual([9, 'OPERATOR', 1]);
    expect(of([], supplies)).toEqual([2, '', 0]);
  });

  it('leave what was asked for within reach of who supplied or served, and of nobody else', () => {
    expect(keepsBuying(['service'], ['ROLE_SERVICE_PROVIDER', 'ROLE_GYS'], ['ROLE_SERVICE_PROVIDER'])).toEqual([
      'service',
      'buyer',
    ]);
    expect(keepsBuying(['service'], ['ROLE_SERVICE_PROVIDER'], ['ROLE_SERVICE_PROVIDER', 'ROLE_GYS'])).toEqual([
      'service',
    ]);
    expect(keepsBuying(['customerService'], ['ROLE_GYS'], [])).toEqual(['customerService']);
    expect(keepsBuying([], ['ROLE_GYS'], [])).toEqual([]);
  });
});

describe('what somebody joined as', () => {
  it('makes a viewer a buyer, once', () => {
    expect(asBuyer(['viewer'])).toEqual(['buyer']);
    expect(asBuyer(['viewer', 'buyer', 'service'])).toEqual(['buyer', 'service']);
  });

  it('grows by the ways of upgrading, and is one’s own again without the company', () => {
    const who = { userType: 2, roles: ['ROLE_VIEWER'], joinedAs: ['viewer'] } as const;
    expect(joinedAfter('enterprise', who)).toEqual(['buyer']);
    expect(joinedAfter('service', who)).toEqual(['service']);
    const member = { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], joinedAs: ['buyer'] } as const;
    expect(joinedAfter('service', member)).toEqual(['buyer', 'service']);
    expect([joinedAfter('enterprise', member), joinedAfter('supplier', member)]).toEqual(['already', 'already']);
    expect(joinedAfter('service', { userType: 4, roles: [], joinedAs: ['customerService'] })).toBe('forbidden');
    expect(joinedAlone(['buyer', 'service'])).toEqual(['buyer']);
    expect(joinedAlone(['viewer'])).toEqual(['viewer']);
  });
});
