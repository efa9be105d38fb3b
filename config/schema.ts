/** The shop's runtime configuration (spec §3 "runtime configuration", ST-13): its schema, its type and how it is read. */
import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const strict = { additionalProperties: false };
const link = Type.Object(
  {
    label: Type.String({ minLength: 1, description: 'What the shopper reads' }),
    href: Type.String({ pattern: '^(/|https://)', description: 'A path of this shop, or an https address' }),
  },
  strict,
);

export const shopConfigSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, description: "The shop's name, in titles and mails" }),
    legalName: Type.String({ minLength: 1, description: 'Name of the company, in the footer and the legal texts' }),
    tagline: Type.String({ description: 'One sentence for the home page and for search engines' }),
    pageSize: Type.Integer({ minimum: 4, maximum: 100, description: 'Products on a page of a listing' }),
    freeShippingThreshold: Type.Integer({ minimum: 0, description: 'Centavos from which a cart ships free (BL-03)' }),
    hiddenDiscount: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'A discount below this percentage shows no badge',
    }),
    lowStock: Type.Integer({
      minimum: 0,
      description: 'Up to this many pieces, the product page says how many are left',
    }),
    creditModule: Type.Object(
      {
        enabled: Type.Boolean(),
        product: Type.String({ pattern: '^[a-z0-9-]+$' }),
        label: Type.String({ minLength: 1 }),
      },
      { ...strict, description: 'The credit link of the menus; off hides it (UI-03)' },
    ),
    menu: Type.Object(
      { bar: Type.Array(link, { minItems: 1, description: 'Links of the lower bar after the departments (UI-03)' }) },
      strict,
    ),
    contact: Type.Object(
      {
        whatsapp: Type.String({
          pattern: '^([0-9]{10,15})?$',
          description: 'Digits with country code; empty hides the line',
        }),
        email: Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' }),
      },
      strict,
    ),
    social: Type.Array(
      Type.Object(
        {
          network: Type.String({ enum: ['facebook', 'instagram', 'x', 'youtube', 'tiktok'] }),
          href: Type.String({ pattern: '^https://' }),
        },
        strict,
      ),
    ),
    apps: Type.Array(
      Type.Object(
        { store: Type.String({ enum: ['android', 'ios', 'huawei'] }), href: Type.String({ pattern: '^https://' }) },
        strict,
      ),
    ),
  },
  strict,
);

export type ShopConfig = Static<typeof shopConfigSchema>;

/**
 * Reads and checks the configuration file.
 * @throws Error whose message is one sentence for an operator: which file, which field, what is wrong.
 */
export function loadShopConfig(file: string): ShopConfig {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The shop configuration ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (Value.Check(shopConfigSchema, value)) return value;
  const [first] = Value.Errors(shopConfigSchema, value);
  throw new Error(
    `The shop configuration ${file} is wrong at ${first?.instancePath || 'its top'}: ${first?.message ?? 'it does not fit the schema'}.`,
  );
}
