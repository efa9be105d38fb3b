/** Who asks, behind the proxies that are trusted. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { visitorOf } from '@tianguis/api';

/** Nobody, everybody, so many proxies one behind the other, or the proxies of these addresses and networks. */
export type TrustProxy = boolean | number | readonly string[];

/** Whether to take the word of this address; `hop` is 0 for the one that is connected, 1 for the one before it. */
export type Trusts = (address: string, hop: number) => boolean;

/** The visitor of a request; undefined when it is not known. */
export type VisitorOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;

const near = toBlockList(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/**
 * Whose word the setting lets us take. A number alone would believe whoever comes past the proxies, so the nearest proxy must
 * be of this machine or of a private network.
 */
export function trustsOf(trustProxy: TrustProxy): Trusts {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number')
    return (address, hop) => (hop === 0 ? has(near, plain(address)) : hop < trustProxy);
  const trusted = toBlockList(trustProxy);
  return (address) => has(trusted, plain(address));
}

/**
 * Gives the function that names the visitor of a request: the nearest address that is no trusted proxy's. Undefined
 * where it is not known, because a proxy of this machine or network forwards for everybody and TRUST_PROXY does not
 * name it.
 */
export function createVisitorOf(trustProxy: TrustProxy): VisitorOf {
  const trusts = trustsOf(trustProxy);
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? '');
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined) return visitorOf(address);
    if (!trusts(address, 0)) return has(near, address) ? undefined : visitorOf(address);
    const chain = String(forwarded).split(',');
    for (let hop = 0; chain.length > 0 && trusts(address, hop); hop++) address = plain(chain.pop() ?? '');
    return visitorOf(address);
  };
}

/** IPv4 as it comes over a socket of IPv6. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

function has(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Addresses and networks; whatever is neither is left out, since the settings have been checked. */
function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    if (family === 0) continue;
    const name = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, name);
    else list.addSubnet(address, Number(bits), name);
  }
  return list;
}
