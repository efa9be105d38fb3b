/** The shop's runtime configuration (spec §3 "runtime configuration", ST-13, BL-04): schema, type and loader. */
import { readFileSync, statSync } from 'node:fs';
import { categoryNamePattern, httpsPattern, linkPattern } from '@tianguis/domain';
import { freeShippingRules } from '@tianguis/domain/cart';
import Type, { type Static } from 'typebox';
import { accountSettings, accountsOf } from './account-settings.ts';
import { firstFault } from './fault.ts';
import { creditTerms, offerFault, offerSettings, timesToPaySettings } from './offer-settings.ts';
import { strict, words } from './schema-parts.ts';

/** Icons that links of a menu can have. */
export const linkIcons = [
  'bank',
  'basket',
  'card',
  'file',
  'gamepad',
  'gift',
  'grid',
  'heart',
  'help',
  'info',
  'mail',
  'news',
  'return',
  'shield',
  'sparkles',
  'star',
  'store',
  'tag',
  'truck',
] as const;

const link = Type.Object(
  {
    label: Type.String({ minLength: 1, description: 'what the shopper reads' }),
    href: Type.String({ pattern: linkPattern, description: 'a path of this shop, or an https address' }),
    icon: Type.Optional(Type.Enum([...linkIcons], { description: 'the symbol beside it; without it a tag' })),
  },
  strict,
);

const outside = Type.String({ pattern: httpsPattern, description: 'an https address' });

const positions = 'how many blocks, rows, sections or lines stand before the credit banner; left out, there is none';
const position = Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: positions }));

const categoryReferences = Type.Array(
  Type.Union([
    Type.String({
      pattern: categoryNamePattern,
      description: 'names of a category, such as hogar-y-jardin/cocina, or its number',
    }),
    Type.Integer({ minimum: 1, maximum: 2147483647, description: 'number of a category' }),
  ]),
  { uniqueItems: true, description: 'categories: names such as hogar-y-jardin/cocina, or numbers' },
);

const pictureHost = '^(\\*|(\\*\\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\\[?[0-9a-f:.]+\\]?)(:[0-9]{1,5})?$';

export const shopConfigSchema = Type.Object(
  {
    name: Type.String({ pattern: words, maxLength: 100, description: "the shop's name, in titles and mails" }),
    legalName: Type.String({
      pattern: words,
      maxLength: 200,
      description: 'name of the company, in the footer and the legal texts',
    }),
    tagline: Type.String({ description: 'one sentence for the home page and for search engines' }),
    pageSize: Type.Integer({ minimum: 4, maximum: 100, description: 'products on a page of a listing' }),
    freeShippingThreshold: Type.Integer({
      minimum: 0,
      maximum: 100_000_000_000,
      description: 'centavos from which goods ship free (BL-03)',
    }),
    freeShippingBy: Type.Optional(
      Type.Enum([...freeShippingRules], {
        description: 'whose goods count for free shipping: those of the whole cart, or of each seller; without it cart',
      }),
    ),
    piecesPerLine: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999,
        description: 'the most pieces of one product that a cart sells at once; without it 50',
      }),
    ),
    cartPartners: Type.Optional(
      Type.Array(Type.String({ pattern: '^https://[a-z0-9.-]+(:[0-9]{1,5})?$', maxLength: 200 }), {
        maxItems: 100,
        uniqueItems: true,
        description: 'origins that the links of shared carts may name for `redirectTo` and `webhook` (SC-07)',
      }),
    ),
    hiddenDiscount: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'a discount below this percentage shows no badge',
    }),
    lowStock: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'up to this many pieces, the product page says how many are left',
    }),
    creditModule: Type.Object(
      {
        product: Type.String({ pattern: '^[a-z0-9-]+$' }),
        label: Type.String({ minLength: 1 }),
        terms: Type.Optional(creditTerms),
      },
      { ...strict, description: 'name of the store credit in its link and its URL (UI-03, RT-29)' },
    ),
    creditBanners: Type.Object(
      { home: position, listing: position, product: position, cart: position },
      { ...strict, description: 'where the credit banner stands, if the shop offers credit (UI-15)' },
    ),
    categoryLists: Type.Object(
      { gamers: categoryReferences, supermarket: categoryReferences },
      { ...strict, description: 'departments that count as games and as supermarket (BL-04)' },
    ),
    menu: Type.Object(
      {
        bar: Type.Array(link, {
          minItems: 1,
          description: 'links of the lower bar, after the categories and the credit link (UI-03)',
        }),
        side: Type.Array(link, { minItems: 1, description: 'links of the side menu of phones (UI-05)' }),
        more: Type.Array(
          Type.Object(
            {
              title: Type.String({ minLength: 1, description: 'heading of the group' }),
              links: Type.Array(link, { minItems: 1, description: 'links of the group' }),
            },
            strict,
          ),
          { minItems: 1, description: 'groups of the page "Menú" (RT-21)' },
        ),
      },
      strict,
    ),
    contact: Type.Object(
      {
        whatsapp: Type.String({
          pattern: '^([0-9]{10,15})?$',
          description: 'digits with country code; empty: the line leads to the contact page',
        }),
        email: Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' }),
        keepDays: Type.Optional(
          Type.Integer({
            minimum: 30,
            maximum: 3_650,
            description:
              'days from the last change until messages of the contact page and leads are erased; without it 365',
          }),
        ),
      },
      strict,
    ),
    social: Type.Array(
      Type.Object(
        {
          network: Type.String({ enum: ['facebook', 'instagram', 'x', 'youtube', 'tiktok'] }),
          href: outside,
        },
        strict,
      ),
    ),
    offer: offerSettings,
    authorisesOnly: Type.Optional(
      Type.Boolean({
        description:
          'cards are authorised when an order is placed, and captured by `orders authorize`; without it false (BL-12)',
      }),
    ),
    timesToPay: Type.Optional(timesToPaySettings),
    serviceWorker: Type.Optional(
      Type.Boolean({
        description: 'whether pages that were seen can be read without a connection (PW-02); false removes the worker',
      }),
    ),
    productFeed: Type.Optional(
      Type.Boolean({ description: 'whether anybody may fetch the product feed (FE-01); without it true' }),
    ),
    pushServices: Type.Optional(
      Type.Array(
        Type.String({ pattern: pictureHost, description: 'a host such as fcm.googleapis.com or *.push.apple.com' }),
        {
          description: 'hosts of push services; without it those of Chrome, Firefox, Safari and Edge; [] for none',
        },
      ),
    ),
    accounts: Type.Optional(accountSettings),
    searchNotices: Type.Optional(
      Type.Array(
        Type.Object(
          {
            words: Type.Array(Type.String({ minLength: 2, maxLength: 60 }), {
              minItems: 1,
              description: 'what is searched, in any number and gender',
            }),
            text: Type.String({ minLength: 1, maxLength: 160, description: 'the sentence over the suggestions' }),
          },
          strict,
        ),
        { maxItems: 50, description: 'sentences over the suggestions of a search that has one of the words (ST-11)' },
      ),
    ),
    certifications: Type.Optional(
      Type.Array(Type.Object({ label: Type.String({ minLength: 1 }), href: Type.Optional(outside) }, strict), {
        description: 'seals of the footer (UI-12): what is certified, and where that can be checked',
      }),
    ),
    pictures: Type.Optional(
      Type.Object(
        {
          hosts: Type.Array(
            Type.String({ pattern: pictureHost, description: 'a host such as cdn.example.com, *.example.com or *' }),
            { description: 'where pictures of product feeds may be fetched from' },
          ),
          privateAddresses: Type.Optional(
            Type.Array(Type.String({ pattern: '^[0-9a-f:.]+$', description: 'an IP address of your own network' }), {
              description: 'addresses that are allowed although they are private',
            }),
          ),
        },
        { ...strict, description: 'fetching of pictures that product feeds name' },
      ),
    ),
    apps: Type.Array(
      Type.Object({ store: Type.String({ enum: ['android', 'ios', 'huawei'] }), href: outside }, strict),
    ),
  },
  strict,
);

export type ShopConfig = Static<typeof shopConfigSchema>;

/**
 * Reads and checks the configuration file.
 * @throws Error with one sentence for an operator: which file, which field, what is wrong
 */
export function loadShopConfig(file: string): ShopConfig {
  let value: unknown;
  try {
    // Reading a device or a pipe could block forever.
    if (!statSync(file).isFile()) throw new Error('it is no file');
    // `TextDecoder` removes the byte order mark that some editors add.
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new Error(`The shop configuration ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const fault = firstFault(shopConfigSchema, value);
  if (fault !== undefined) throw new Error(`The shop configuration ${file} is wrong: ${fault}`);
  const config = value as ShopConfig;
  const contradiction = clientsFault(config) ?? offerFault(config.offer, config.creditModule.terms !== undefined);
  if (contradiction !== undefined) throw new Error(`The shop configuration ${file} is wrong: ${contradiction}`);
  return config;
}

/** Names an id that two clients have, in one sentence; undefined if there is none. */
function clientsFault(config: ShopConfig): string | undefined {
  const { client, clients = [] } = accountsOf(config);
  const ids = [client, ...clients.map(({ id }) => id)];
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  return twice === undefined ? undefined : `"accounts.clients" has the id "${twice}" twice.`;
}
