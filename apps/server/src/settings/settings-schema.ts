/** The settings by their names in the environment, with their types, defaults, and the rule that an error prints. */
import { availableParallelism } from 'node:os';
import Type from 'typebox';
import { areNetworks, isAddress, isFreeHeader, isHttpAddress, isMailServer, isOrigin } from './setting-checks.ts';

const wholeNumber = (least: number, most: number, fallback: number) =>
  Type.Integer({ minimum: least, maximum: most, default: fallback, must: `a whole number from ${least} to ${most}` });
const origin = '^https?://[^/?#@\\s]+$';
/** Checks of settings that a pattern cannot express. */
export const settingChecks: Readonly<Record<string, (text: string) => boolean>> = {
  PUBLIC_ORIGIN: isOrigin,
  API_BASE_URL: isOrigin,
  DATABASE_URL: isAddress,
  SMTP_URL: isMailServer,
  CDN_PURGE_URL: isHttpAddress,
  CDN_TAG_HEADER: isFreeHeader,
  TRUST_PROXY: (text) => /^(true|false|[1-9])$/.test(text) || areNetworks(text),
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export const settingsSchema = Type.Object({
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: Type.String({
    pattern: '^[\\w.:-]+$',
    default: '0.0.0.0',
    must: 'a host name or an IP address of this machine',
  }),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      pattern: origin,
      must: 'an origin such as https://shop.example, without a path or a slash at its end',
    }),
  ),
  DATA_DIR: Type.String({ minLength: 1, default: 'data', must: 'a directory' }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      must: 'an address such as postgresql://user:password@host:5432/database',
    }),
  ),
  DATABASE_CONNECTIONS: wholeNumber(1, 500, 10),
  API_BASE_URL: Type.Optional(
    Type.String({
      pattern: origin,
      must: 'an origin such as https://api.shop.example, without a path or a slash at its end',
    }),
  ),
  TRUST_PROXY: Type.String({
    default: 'false',
    must: 'true, false, the number of proxies from 1 to 9, or their addresses and networks separated by commas, such as 10.0.0.0/8,::1',
  }),
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, must: 'a whole number from 1 to 65535' })),
  METRICS_HOST: Type.String({
    pattern: '^[\\w.:-]+$',
    default: '127.0.0.1',
    must: 'a host name or an IP address of this machine',
  }),
  SMTP_URL: Type.Optional(
    Type.String({ pattern: '^smtps?://\\S+$', must: 'an address such as smtp://user:password@mail.example:587' }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)*$',
      maxLength: 254,
      must: 'an address such as pedidos@shop.example',
    }),
  ),
  SINGLE_SIGN_ON_SECRET: Type.Optional(
    Type.String({ pattern: '^[\\x21-\\x7e]+$', must: 'a secret of letters, digits and signs without spaces' }),
  ),
  FACEBOOK_APP_ID: Type.Optional(Type.String({ pattern: '^[0-9]{1,30}$', must: 'the number of an app' })),
  FACEBOOK_APP_SECRET: Type.Optional(
    Type.String({ pattern: '^[\\x21-\\x7e]+$', must: 'a secret of letters, digits and signs without spaces' }),
  ),
  FACEBOOK_GRAPH_URL: Type.String({
    pattern: '^https?://[^?#\\s]*[^/?#\\s]$',
    default: 'https://graph.facebook.com/v24.0',
    must: 'an address such as https://graph.facebook.com/v24.0, without a slash at its end',
  }),
  FACEBOOK_DIALOG_URL: Type.String({
    pattern: '^https?://[^?#\\s]+$',
    default: 'https://www.facebook.com/v24.0/dialog/oauth',
    must: 'an address such as https://www.facebook.com/v24.0/dialog/oauth',
  }),
  PAYMENT_PROVIDER: Type.Optional(
    Type.String({ pattern: '^(demo|mercado-pago|none)$', must: 'demo, mercado-pago or none' }),
  ),
  MERCADO_PAGO_ACCESS_TOKEN: Type.Optional(
    Type.String({ pattern: '^[\\x21-\\x7e]+$', must: 'an access token of letters, digits and signs without spaces' }),
  ),
  MERCADO_PAGO_WEBHOOK_SECRET: Type.Optional(
    Type.String({ pattern: '^[\\x21-\\x7e]+$', must: 'a secret of letters, digits and signs without spaces' }),
  ),
  INVOICE_DIR: Type.Optional(Type.String({ minLength: 1, must: 'a directory' })),
  ACQUIRER_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, must: 'a whole number from 1 to 65535' })),
  LOG_LEVEL: Type.String({ enum: levels, default: 'info', must: `one of ${levels.join(', ')}` }),
  LOG_FORMAT: Type.String({ enum: ['auto', 'json', 'text'], default: 'auto', must: 'auto, json or text' }),
  SHOP_CONFIG: Type.String({ minLength: 1, default: 'config/shop.json', must: 'a file' }),
  CONTENT_DIR: Type.String({ minLength: 1, default: 'content', must: 'a directory' }),
  DEMO_PRODUCTS: wholeNumber(0, 1_000_000, 20_000),
  DEMO_SEED: Type.String({ minLength: 1, maxLength: 100, default: 'tianguis', must: 'a word of 1 to 100 characters' }),
  CDN_PURGE_URL: Type.Optional(
    Type.String({ pattern: '^https?://\\S+$', must: 'an address such as https://api.cdn.example/purge' }),
  ),
  CDN_PURGE_TOKEN: Type.Optional(
    Type.String({ pattern: '^[\\x21-\\x7e]+$', must: 'a token of letters, digits and signs without spaces' }),
  ),
  PAGE_CACHE_MB: wholeNumber(0, 65_536, 32),
  PAGE_CACHE_DISK_MB: wholeNumber(0, 10_000_000, 2_048),
  BUILD_FILES_KEEP: wholeNumber(1, 100, 5),
  BUILD_FILES_DAYS: wholeNumber(1, 3_650, 30),
  CDN_MAX_AGE: wholeNumber(0, 86_400, 0),
  CDN_TAG_HEADER: Type.String({
    pattern: '^[a-zA-Z][\\w-]{1,40}$',
    default: 'cache-tag',
    must: 'the name of a header, such as Cache-Tag, Surrogate-Key or Edge-Cache-Tag',
  }),
  WORK_AT_ONCE: wholeNumber(0, 1_000, 4),
  VISITOR_WAITING: wholeNumber(1, 10_000, 100),
  VISITOR_SHARE: wholeNumber(0, 100, 50),
  PAGES_PER_VISITOR: wholeNumber(0, 1_000_000, 6_000),
  WRITES_PER_VISITOR: wholeNumber(0, 1_000_000, 120),
  PAYMENT_TRIES_PER_CUSTOMER: wholeNumber(0, 1_000_000, 30),
  NEWSLETTER_PER_VISITOR: wholeNumber(0, 1_000_000, 60),
  NEWSLETTER_PER_HOUR: wholeNumber(0, 1_000_000, 5_000),
  FORMS_PER_VISITOR: wholeNumber(0, 1_000_000, 30),
  FORMS_PER_HOUR: wholeNumber(0, 1_000_000, 600),
  PICTURE_CONCURRENCY: wholeNumber(1, 64, Math.max(1, availableParallelism() - 1)),
});
