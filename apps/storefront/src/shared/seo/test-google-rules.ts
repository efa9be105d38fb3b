/**
 * Google's requirements for structured data, from its documentation of product snippets, merchant listings,
 * breadcrumbs, carousels, organizations and site names. For tests only.
 */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s/]+\//.test(value);
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const isFull = (value: unknown) => Array.isArray(value) && value.length > 0;
const isSchema = (value: unknown) => typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value);
const isMoney = (value: unknown) => typeof value === 'string' && /^\d+\.\d\d$/.test(value) && Number(value) > 0;
const isCurrency = (value: unknown) => value === 'MXN';
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const isDigits = (count: number) => (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) && value.length === count;

type Check = (value: unknown, node: Node) => boolean;
const optional =
  (check: Check): Check =>
  (value, node) =>
    value === undefined || check(value, node);

/** Required properties of each type, and the format of optional ones. */
const rules: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Product: {
    name: isText,
    image: (value) => Array.isArray(value) && value.length > 0 && value.every(isAddress),
    offers: isNode,
    description: isText,
    sku: isText,
    brand: isNode,
    gtin8: optional(isDigits(8)),
    gtin12: optional(isDigits(12)),
    gtin13: optional(isDigits(13)),
    gtin14: optional(isDigits(14)),
    // A review needs the aggregate rating, since Google shows no review without it.
    review: optional((_, node) => isNode(node.aggregateRating)),
  },
  Brand: { name: isText },
  Offer: {
    price: isMoney,
    priceCurrency: isCurrency,
    availability: isSchema,
    itemCondition: isSchema,
    url: isAddress,
    priceValidUntil: optional(isDay),
    seller: isNode,
  },
  AggregateRating: {
    ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5,
    reviewCount: isCount,
  },
  Review: { author: isNode, reviewRating: isNode, datePublished: isDay },
  Rating: { ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5 },
  Person: { name: isText },
  BreadcrumbList: { itemListElement: (value, node) => isFull(value) && isCounted(node, 'item') },
  // Entries of a list of pages contain position and URL only; the product's page contains the rest.
  ItemList: { itemListElement: (value, node) => isFull(value) && isCounted(node, 'url') },
  ListItem: {
    position: isCount,
    item: (value, node) => (value === undefined ? isAddress(node.url) : isAddress(value) && isText(node.name)),
    name: (value, node) => value === undefined || node.item !== undefined,
  },
  Organization: { name: isText },
  WebSite: { name: isText, url: isAddress, potentialAction: isNode },
  SearchAction: {
    target: isNode,
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: {
    urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}'),
  },
  PostalAddress: {
    addressCountry: (value) => value === 'MX',
    addressLocality: optional(isText),
    addressRegion: optional(isText),
  },
  ContactPoint: { contactType: isText },
  MerchantReturnPolicy: {
    applicableCountry: (value) => value === 'MX',
    returnPolicyCategory: isSchema,
    merchantReturnDays: isCount,
    merchantReturnLink: isAddress,
    returnMethod: isSchema,
    returnFees: isSchema,
  },
};

/** Whether positions are consecutive and each URL occurs once. */
function isCounted(node: Node, address: 'item' | 'url'): boolean {
  const items = node.itemListElement as Node[];
  const [first] = items;
  const start = Number(first?.position);
  return (
    items.every((item, at) => item.position === start + at && isAddress(item[address])) &&
    new Set(items.map((item) => item[address])).size === items.length
  );
}

/** The missing or invalid properties, one line each with type and property; empty if all are valid. */
export function structuredDataFaults(node: unknown, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one, at) => structuredDataFaults(one, `${path}[${at}]`));
  if (!isNode(node)) return [];
  const type = node['@type'];
  const known = typeof type === 'string' ? rules[type] : undefined;
  const own =
    typeof type === 'string' && !known
      ? [`${path || '/'}: no rule for ${type}`]
      : Object.entries(known ?? {})
          .filter(([name, check]) => !check(node[name], node))
          .map(([name]) => `${path || '/'} ${type}.${name}`);
  return [...own, ...Object.entries(node).flatMap(([name, value]) => structuredDataFaults(value, `${path}/${name}`))];
}
