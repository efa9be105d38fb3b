/** Paths of gift registries (RT-23), for pages and for mails. */

/** What a registry is, and the search. */
export const registriesPath = '/Mesa-de-Regalos';

/** A registry, for givers. */
export const registryPath = (code: string): string => `${registriesPath}/${code}`;

/** The form by which a giver buys an item. */
export const givePath = (code: string, item: string): string => `${registriesPath}/${code}/regalar/${item}`;

/** The customer's own registries. */
export const ownRegistriesPath = `${registriesPath}/mi-mesa`;

/** One of the customer's own registries. */
export const ownRegistryPath = (id: string): string => `${ownRegistriesPath}/${id}`;

/**
 * Where the form of a product's page adds the product to a registry.
 * @param sku of the variant; '0' if the product has no choices
 */
export const addToRegistryPath = (product: number, sku: string): string =>
  `${ownRegistriesPath}?producto=${product}&variante=${encodeURIComponent(sku)}`;
