import { describe, expect, it } from 'vitest';
import { createAddressOf, networkOf } from './address.ts';

const from = (peer: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as never;

describe('the address of a caller', () => {
  const addressOf = createAddressOf(['10.0.0.0/8', '2001:db8:ffff::1']);
  it.each([
    ['203.0.113.9', '198.51.100.1', '203.0.113.9', 'a stranger says nothing about himself'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7', 'the last that is no proxy'],
    ['10.0.0.1', '203.0.113.7, 10.2.2.2', '203.0.113.7', 'through two proxies'],
    ['::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7', 'IPv4 within IPv6'],
    ['2001:db8:ffff::1', '::ffff:cb00:7107', '203.0.113.7', 'the same in hexadecimal'],
    ['10.0.0.1', '203.0.113.7:41234', '203.0.113.7', 'with a port'],
    ['10.0.0.1', '[2001:DB8:0::1]:443', '2001:db8::1', 'IPv6 with a port, in one form'],
    ['10.0.0.1', '203.0.113.7, nonsense', '10.0.0.1', 'nothing beyond what is no address'],
    ['10.0.0.1', '203.0.113.7, 1.2.3', '10.0.0.1', 'nor beyond half of one'],
    ['10.0.0.1', '198.51.100.1, x, 203.0.113.7', '203.0.113.7', 'what a proxy wrote behind it counts'],
    ['10.0.0.1', '', '10.0.0.1', 'an empty header'],
    ['10.0.0.1', undefined, '10.0.0.1', 'none'],
  ] as [string, string | undefined, string, string][])('%s with %s is %s: %s', (peer, header, address, _) => {
    expect(addressOf(from(peer, header))).toBe(address);
  });
});

describe('one place', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s lies in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
