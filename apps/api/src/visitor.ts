/** Identifies visitors, for rate limits and fair queues. */
import { isIPv4, isIPv6 } from 'node:net';
import { Failure } from './failure.ts';

/**
 * The key of a visitor: an IPv4 address, or the /64 network of an IPv6 address (2001:db8:1:2::/64), because every
 * subscriber gets at least such a network. Other text is truncated, so that the key is short.
 * @param address `request.ip`, which follows the setting TRUST_PROXY; undefined if the client disconnected before the
 * server accepted the connection
 * @throws Failure INVALID_REQUEST without an address: a key for all such clients would give each visitor a second share
 */
export function visitorOf(address: string | undefined): string {
  if (!address) throw new Failure('INVALID_REQUEST', 'The connection has no address.');
  if (isIPv4(address)) return address;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address.slice(0, 64);
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = readGroups(head);
  if (tail === undefined) return before;
  const after = readGroups(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
