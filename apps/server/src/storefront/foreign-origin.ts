/**
 * Whether a form was sent by a page of another origin: what browsers say of themselves, in `Sec-Fetch-Site` and in `Origin`.
 * React Router checks this for pages only; routes without a page, which carts and hearts are sent to, would take anything.
 */
export function isForeignForm(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(request.url).origin;
}
