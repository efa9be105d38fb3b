/** schema.org `Organization` and `WebSite` of the shop: on the home page, and nowhere else. */
import type { ShopConfig } from '@tianguis/config';
import { paths } from '../links/paths.ts';

/** The few facts of the configuration that search engines are told. */
export interface ShopFacts {
  name: string;
  legalName: string;
  description: string;
  email: string;
  /** Digits with country code; empty when there is none. */
  whatsapp: string;
  social: string[];
}

/** For a loader, so that no more of the configuration than this is sent with the page. */
export function shopFacts({ name, legalName, tagline, contact, social }: ShopConfig): ShopFacts {
  return {
    name,
    legalName,
    description: tagline,
    email: contact.email,
    whatsapp: contact.whatsapp,
    social: social.map(({ href }) => href),
  };
}

/** Both, bound to each other by `@id`. */
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
