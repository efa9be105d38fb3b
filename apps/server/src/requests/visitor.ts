/** Finds the IP address of a visitor behind trusted proxies. */
import type { IncomingMessage, Server } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { visitorOf } from '@tianguis/api';

/**
 * The trusted proxies: none or all (boolean); a chain of this number of proxies; or proxies with these IP addresses and
 * networks.
 */
export type TrustProxy = boolean | number | readonly string[];

/**
 * Whether this IP address is a trusted proxy. `hop` is 0 for the connected client, 1 for the address before it, and so
 * on. The connected client has no address if it disconnected before the server accepted the connection.
 */
export type Trusts = (address: string | undefined, hop: number) => boolean;

/** Finds the visitor of a request; undefined if the visitor is not known. */
export type VisitorOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;

/**
 * Reads the address of each connection when the connection opens; Node caches it. A client can send a request and then
 * reset the connection. After the reset, the operating system does not know the address any more.
 */
export function readAddresses(server: Server): void {
  server.on('connection', (socket: Socket) => void socket.remoteAddress);
}

const near = toBlockList(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/**
 * Converts the setting to a function. If the setting is a number, the nearest proxy must have an address of this
 * machine or of a private network. Otherwise a visitor who bypasses the proxies could forge an address.
 */
export function trustsOf(trustProxy: TrustProxy): Trusts {
  if (typeof trustProxy === 'boolean') return (address) => trustProxy && address !== undefined;
  if (typeof trustProxy === 'number')
    return (address, hop) => (hop === 0 ? has(near, plain(address)) : hop < trustProxy);
  const trusted = toBlockList(trustProxy);
  return (address) => has(trusted, plain(address));
}

/**
 * Returns a function that finds the visitor of a request: the nearest IP address that is not a trusted proxy. Undefined
 * if a local proxy forwarded the request, but TRUST_PROXY does not include this proxy.
 */
export function createVisitorOf(trustProxy: TrustProxy): VisitorOf {
  const trusts = trustsOf(trustProxy);
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress);
    if (address === '') return undefined;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined) return visitorOf(address);
    if (!trusts(address, 0)) return has(near, address) ? undefined : visitorOf(address);
    const chain = String(forwarded).split(',');
    for (let hop = 0; chain.length > 0 && trusts(address, hop); hop++) address = plain(chain.pop() ?? '');
    return visitorOf(address);
  };
}

/** Removes the IPv6 prefix from an IPv4 address. */
function plain(address = ''): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

function has(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Converts IP addresses and networks to a list. Ignores invalid networks, since the settings have been checked. */
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
