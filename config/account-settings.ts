/** The section `accounts` of a shop's configuration: how accounts and sign-ins work (ST-13, SS-01 to SS-10, RT-24). */
import { mailPattern } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { strict, words } from './schema-parts.ts';

const clientAddress = Type.String({
  pattern: '^(https://[^\\s#*?]+|http://([a-z0-9-]+\\.)*localhost(:[0-9]{1,5})?/[^\\s#*?]*)$',
  description: 'an https address without query and hash, or one of http://localhost',
});

const clientSettings = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'client_id, different from all others' }),
    redirectUris: Type.Array(clientAddress, {
      minItems: 1,
      maxItems: 20,
      description: 'where its sign-ins return to: these addresses, exactly',
    }),
    signOutUris: Type.Optional(
      Type.Array(clientAddress, { maxItems: 20, description: 'where a sign-out may go on to; default none' }),
    ),
  },
  strict,
);

const singleSignOnSettings = Type.Object(
  {
    issuer: Type.String({
      pattern: '^(https://[^\\s?#]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?(/[^\\s?#]*)?)$',
      description: "the provider's issuer: an https address, or one of http://localhost",
    }),
    clientId: Type.String({ minLength: 1, maxLength: 100, description: "the shop's client at that provider" }),
    label: Type.String({ pattern: words, maxLength: 40, description: 'its name for shoppers: "Entrar con …"' }),
    scopes: Type.Optional(
      Type.String({
        pattern: '^([\\w:.-]+ )*openid( [\\w:.-]+)*$',
        description: 'scopes separated by spaces, openid among them; default openid email profile',
      }),
    ),
  },
  { ...strict, description: 'signing in by a provider outside of the shop (RT-06, RT-24); default none' },
);

export const accountSettings = Type.Object(
  {
    realm: Type.String({
      pattern: '^[a-z0-9-]{1,40}$',
      description: 'name of the realm in the addresses of the identity provider, /realms/{realm}',
    }),
    client: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: "id of the storefront's client in that realm" }),
    accessMinutes: Type.Integer({ minimum: 1, maximum: 60, description: 'how many minutes an access token is valid' }),
    idleDays: Type.Integer({
      minimum: 1,
      maximum: 400,
      description: 'after so many days without a visit, a customer signs in again',
    }),
    mostDays: Type.Integer({
      minimum: 1,
      maximum: 800,
      description: 'after so many days in all, a customer signs in again',
    }),
    privacyNotice: Type.String({
      pattern: '^[0-9A-Za-z.-]{1,40}$',
      description: 'version of the privacy notice, which is stored with the consent; change it with the text',
    }),
    partners: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(https://[a-z0-9.-]+|http://([a-z0-9-]+\\.)*localhost)(:[0-9]{1,5})?$',
          description: 'an origin, https://host, or http://localhost',
        }),
        { maxItems: 50, uniqueItems: true, description: 'sites that a sign-in may lead back to (RT-02); default none' },
      ),
    ),
    clients: Type.Optional(
      Type.Array(clientSettings, {
        maxItems: 50,
        description: 'other applications of the shop that sign in at its realm, besides the storefront; default none',
      }),
    ),
    singleSignOn: Type.Optional(singleSignOnSettings),
    privacyContact: Type.Optional(
      Type.String({
        pattern: mailPattern,
        maxLength: 254,
        description:
          'who answers for personal data: gets a mail for each request by the law of privacy; without it, none',
      }),
    ),
  },
  { ...strict, description: 'sign-in and sessions (ST-13, SS-01 to SS-10)' },
);
export type AccountSettings = Static<typeof accountSettings>;

/** Default for a configuration without `accounts`. */
const usualAccounts: AccountSettings = {
  ...{ realm: 'tianguis', client: 'tienda', privacyNotice: '1' },
  ...{ accessMinutes: 15, idleDays: 90, mostDays: 365 },
};
/** The account settings of a shop. */
export const accountsOf = ({ accounts }: { accounts?: AccountSettings }): AccountSettings => accounts ?? usualAccounts;
