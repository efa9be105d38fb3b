/** Pages about a part of the offer. Their addresses stay, but menus, footer and sitemap do not contain closed pages. */
import { creditLanding, landingAt } from '../links/landing-addresses.ts';
import type { Offered, OfferKey } from './offer.ts';

/** The landings about a part of the offer, by name. */
const landings: Readonly<Record<string, OfferKey>> = {
  'formas-pago': 'purchases',
  'meses-sin-intereses': 'months',
  [creditLanding]: 'credit',
  'contrato-credito': 'credit',
};

/** The part of the offer that a landing is about; undefined for other landings. */
export const offerOfLanding = (name: string): OfferKey | undefined =>
  Object.hasOwn(landings, name) ? landings[name] : undefined;

/** Whether a link leads to a page about a part that the shop does not offer. */
export function isClosed(href: string, offered: Offered): boolean {
  const path = href.replace(/[?#].*$/, '');
  const [, named] = /^\/landing\/([^/]+)\/?$/.exec(path) ?? [];
  const isCredit = /^\/credito-[a-z0-9-]+\/(beneficios|home)\/?$/.test(path);
  const key = offerOfLanding(isCredit ? creditLanding : (named ?? landingAt(path) ?? ''));
  return key !== undefined && !offered[key];
}
