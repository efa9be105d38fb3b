/** Addresses of the acquirer's pages, as the browser reaches them. */
import { acquirerOrigin } from '@tianguis/domain/order';
import { unavailable } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { browserOrigin } from '../../shared/request/browser-origin.server.ts';
import type { Context } from './read-checkout.server.ts';

/**
 * The URL of a page of the acquirer. The demo acquirer names paths, since its origin depends on the `Host`.
 * @throws Response 503 if the path has no origin: the shop has no demo acquirer
 */
export function acquirerUrl(context: Context, { headers }: Pick<Request, 'headers'>, address: string): string {
  if (URL.canParse(address)) return address;
  const { acquirerPort } = context.get(shopContext);
  const origin = acquirerPort === undefined ? undefined : acquirerOrigin(headers.get('host') ?? '', acquirerPort);
  if (origin === undefined || !address.startsWith('/') || address.startsWith('//')) throw unavailable();
  return origin + address;
}

/** The shop's origin for this browser, to which the acquirer's pages return. */
export const ownOrigin = (context: Context, request: Pick<Request, 'headers'>): string =>
  browserOrigin(request, context.get(shopContext).publicOrigin);
