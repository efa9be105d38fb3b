/** The address of the visitor, behind trusted proxies. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { visitorOf } from '@tianguis/api';

/** Trusts no proxy, any, a chain of so many, or those with these addresses and networks. */
export type TrustProxy = boolean | number | readonly string[];

/** Whether this address is a trusted proxy; `hop` is 0 for the connected client, 1 for the one before it. */
export type Trusts = (address: string, hop: number) => boolean;

/** The visitor of a request; undefined when it is not known. */
export type VisitorOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;

const near = toBlockList(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/**
 * Converts the setting to a predicate. With a number, the nearest proxy must be of this machine or of a private
 * network: otherwise a visitor who bypasses the proxies could forge an address.
 */
export function trustsOf(trustProxy: TrustProxy): Trusts {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number')
    return (address, hop) => (hop === 0 ? has(near, plain(address)) : hop < trustProxy);
  const trusted = toBlockList(trustProxy);
  return (address) => has(trusted, plain(address));
}

/**
 * Returns a function that finds the visitor of a request: the nearest address that is no trusted proxy. Undefined when
 * a local proxy forwards the request, and TRUST_PROXY does not include that proxy.
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

/** Converts an IPv4 address from an IPv6 socket. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

function has(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Addresses and networks. Others are ignored, since the settings have been checked. */
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
