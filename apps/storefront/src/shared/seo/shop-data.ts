/** schema.org `Organization` and `WebSite` of the shop, on the home page only. */
import type { ShopConfig } from '@tianguis/config';
import { offeredOf } from '@tianguis/domain/offer';
import { paths } from '../links/paths.ts';
import { returnPolicyData } from './return-policy.ts';

/** The part of the configuration that search engines read. */
export type ShopFacts = Pick<ShopConfig, 'name' | 'legalName' | 'tagline' | 'contact' | 'social' | 'offer'>;

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
        description: shop.tagline,
        sameAs: shop.social.map(({ href }) => href),
        ...(offeredOf(shop.offer).purchases ? { hasMerchantReturnPolicy: returnPolicyData(origin) } : {}),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: shop.contact.email,
          ...(shop.contact.whatsapp ? { telephone: `+${shop.contact.whatsapp}` } : {}),
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
