/** A store as schema.org data for search engines. */
import { storePath } from '../../shared/links/paths.ts';
import type { StoreProfile } from './profile-data.server.ts';

export function storeStructuredData(store: StoreProfile, origin: string): Record<string, unknown> {
  const url = `${origin}${storePath(store)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#tienda`,
    url,
    name: store.name,
    ...(store.about ? { description: store.about } : {}),
    ...(store.logo ? { logo: `${origin}${store.logo}`, image: `${origin}${store.logo}` } : {}),
    ...(store.city || store.state
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(store.city ? { addressLocality: store.city } : {}),
            ...(store.state ? { addressRegion: store.state } : {}),
            addressCountry: 'MX',
          },
        }
      : {}),
    ...(store.ratings > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: store.rating.toFixed(1),
            reviewCount: store.ratings,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
