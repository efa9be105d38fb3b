/**
 * The origin of the demo acquirer as a browser reaches the acquirer. The acquirer runs on the same machine as the shop,
 * on another port. `localhost` and `127.0.0.1` change places, so that the acquirer is another site there.
 */
const otherName: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * @param host the header `Host` by which the browser asked the shop
 * @param port of the acquirer
 * @returns undefined for a header that is no host
 */
export function acquirerOrigin(host: string, port: number): string | undefined {
  // Letters of the header become part of a policy, so only those of names and of addresses are accepted.
  if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    return undefined;
  const { hostname } = new URL(`http://${host}`);
  return `http://${otherName[hostname] ?? hostname}:${port}`;
}

/** Pages of the checkout: they alone show the acquirer's frame and lead to its pages. */
export function isCheckoutPath(path: string): boolean {
  return /^\/(?:comprar(?:\/|$)|pedido\/[^/]+\/pagar\/?$)/i.test(path);
}
