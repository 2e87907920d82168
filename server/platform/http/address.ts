import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** An address in its one comparable form, IPv4 within IPv6 as IPv4; undefined for anything else. */
const plain = (given: string): string | undefined => {
  if (isIPv4(given)) return given;
  // A zone (`fe80::1%eth0`) means something on its own machine only.
  const bare = given.split('%')[0] ?? '';
  if (!isIPv6(bare)) return undefined;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** One entry of X-Forwarded-For: an address, or one with a port; undefined where it is neither. */
const forwarded = (entry: string): string | undefined => {
  const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(entry);
  return plain(withPort?.[1] ?? withPort?.[2] ?? entry);
};

/** What counts as one place: an IPv4 address, or the /64 of an IPv6 one, since a household or a server gets all of it. */
export const networkOf = (address: string): string => {
  const short = plain(address) ?? address;
  if (!isIPv6(short)) return short;
  const [left = '', right] = short.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = (right ?? '').split(':').filter(Boolean);
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** Says of an address whether it is a trusted proxy's; networks as `10.0.0.0/8`. */
const proxies = (trusted: string[]) => {
  const list = new BlockList();
  for (const t of trusted) {
    const [net = '', bits] = t.split('/');
    const family = isIPv6(net) ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(net, Number(bits), family);
    else list.addAddress(net, family);
  }
  return (a: string) => trusted.length > 0 && isIP(a) > 0 && list.check(a, isIPv6(a) ? 'ipv6' : 'ipv4');
};

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;
export type AddressOf = ((req: Asking | undefined) => string) & { isProxy: (address: string) => boolean };

/**
 * The caller's address. From a trusted proxy it is the last X-Forwarded-For entry that is no trusted proxy itself
 * (security 9). Whatever stands before an entry that is no address was written by a stranger: the proxy counts then.
 */
export const createAddressOf = (trusted: string[]): AddressOf => {
  const isProxy = proxies(trusted);
  const addressOf = (req: Asking | undefined): string => {
    const peer = plain(req?.socket?.remoteAddress ?? '') ?? '127.0.0.1';
    if (!req || !isProxy(peer)) return peer;
    const chain = String(req.headers['x-forwarded-for'] ?? '').split(',');
    let nearest = peer;
    for (const entry of chain.toReversed()) {
      const address = forwarded(entry.trim());
      if (!address) return nearest;
      if (!isProxy(address)) return address;
      nearest = address;
    }
    return nearest;
  };
  return Object.assign(addressOf, { isProxy });
};
