/** Decides from which URLs pictures may be fetched: public IP addresses of hosts that the operator allows. */
import { BlockList, isIP, isIPv4 } from 'node:net';

export interface PictureHosts {
  /**
   * Allowed hosts: `cdn.example.com`; `*.example.com` for all subdomains; `*` for all hosts. An entry has `:port` if
   * the port is not the default.
   */
  hosts: readonly string[];
  /** Private IP addresses that are allowed as an exception. */
  privateAddresses: readonly string[];
}

const notPublic = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [network = '', bits = ''] = range.split('/');
  notPublic.addSubnet(network, Number(bits), 'ipv4');
}
/** The range of global unicast addresses. Some parts of it embed IPv4 addresses, or are reserved for documentation. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is a public address of the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  // An IPv4-mapped address is outside of 2000::/3, so it does not count as public.
  return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
