/** schema.org `Organization` and `WebSite` of the shop, on the home page only. */
import type { ShopConfig } from '@tianguis/config';
import { offeredOf } from '@tianguis/domain/offer';
import { paths } from '../links/paths.ts';
import { returnPolicyData } from './return-policy.ts';

/** Facts of the configuration for search engines. */
export interface ShopFacts {
  name: string;
  legalName: string;
  description: string;
  email: string;
  /** Digits with the country code; empty if there is none. */
  whatsapp: string;
  social: string[];
  /** Whether the shop sells here. Without it, nothing can be returned. */
  isSelling: boolean;
}

/** The facts for a loader, so that the page contains only this part of the configuration. */
export function shopFacts({ name, legalName, tagline, contact, social, offer }: ShopConfig): ShopFacts {
  return {
    name,
    legalName,
    description: tagline,
    email: contact.email,
    whatsapp: contact.whatsapp,
    social: social.map(({ href }) => href),
    isSelling: offeredOf(offer).purchases,
  };
}

/** `Organization` and `WebSite`, linked by `@id`. */
export function shopStructuredData(shop: ShopFacts, origin: string): Record<string, unknown> {
  const organization = `${origin}/#organizacion`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: shop.name,
        legalName: shop.legalName,
        url: `${origin}${paths.home}`,
        logo: `${origin}/favicon.svg`,
        description: shop.description,
        sameAs: shop.social,
        ...(shop.isSelling ? { hasMerchantReturnPolicy: returnPolicyData(origin) } : {}),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: shop.email,
          ...(shop.whatsapp ? { telephone: `+${shop.whatsapp}` } : {}),
          areaServed: 'MX',
          availableLanguage: 'es-MX',
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#sitio`,
        name: shop.name,
        url: `${origin}${paths.home}`,
        inLanguage: 'es-MX',
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${paths.results}?query={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
