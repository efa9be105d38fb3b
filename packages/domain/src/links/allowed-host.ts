/** Hosts that an operator allows for requests of the shop: of pictures, and of push services. */

/**
 * Whether the host is one of these. An entry is `cdn.example.com`, `*.example.com` for all subdomains, or `*`. Without
 * a port in the entry, only the default port is allowed. IPv6 addresses are in brackets.
 */
export function isAllowedHost(
  { hostname, port }: { hostname: string; port: string },
  hosts: readonly string[],
): boolean {
  return hosts.some((entry) => {
    const [, name = '', entryPort = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    if (port !== entryPort) return false;
    if (name === '*') return true;
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}
