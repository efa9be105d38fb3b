/**
 * The origin at which the browser reached the shop. Behind TLS that is the shop's public origin. A shop without TLS runs
 * on a machine of its own, whose name and addresses all reach the shop, so the origin follows the `Host`.
 */
export function browserOrigin({ headers }: Pick<Request, 'headers'>, publicOrigin: string): string {
  const host = headers.get('host') ?? '';
  if (publicOrigin.startsWith('https:') || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`))
    return publicOrigin;
  return new URL(`http://${host}`).origin;
}
