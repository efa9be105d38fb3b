/** What an operator may set in the environment or in `.env`; each is explained in `.env.example`. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { areNetworks, isAddress, isFreeHeader, isHttpAddress, isMailAddress, isOrigin } from './setting-checks.ts';
import type { TrustProxy } from './visitor.ts';

/** Letters of a wrong value that are said again. */
const longestShown = 100;

/** The folder of the repository: relative paths in settings are taken from here, wherever the command was typed. */
export const rootFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

const wholeNumber = (least: number, most: number, fallback: number) =>
  Type.Integer({ minimum: least, maximum: most, default: fallback, must: `a whole number from ${least} to ${most}` });
const origin = '^https?://[^/?#@\\s]+$';
/** What a pattern cannot tell. */
const checks: Readonly<Record<string, (text: string) => boolean>> = {
  PUBLIC_ORIGIN: isOrigin,
  API_BASE_URL: isOrigin,
  DATABASE_URL: isAddress,
  SMTP_URL: isMailAddress,
  CDN_PURGE_URL: isHttpAddress,
  CDN_TAG_HEADER: isFreeHeader,
  TRUST_PROXY: (text) => /^(true|false|[1-9])$/.test(text) || areNetworks(text),
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const schema = Type.Object({
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
  NEWSLETTER_PER_VISITOR: wholeNumber(0, 1_000_000, 60),
  NEWSLETTER_PER_HOUR: wholeNumber(0, 1_000_000, 5_000),
  PICTURE_CONCURRENCY: wholeNumber(1, 64, Math.max(1, availableParallelism() - 1)),
});

type Raw = Static<typeof schema>;

export type Settings = {
  port: number;
  host: string;
  /** Origin under which shoppers reach the shop, without a slash at its end. */
  publicOrigin: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  apiBaseUrl: string | undefined;
  /** Nobody, everybody, so many proxies one behind the other, or these addresses. */
  trustProxy: TrustProxy;
  /** Where numbers for Prometheus and the health of workers are told, if anywhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: string;
  logFormat: 'json' | 'text';
  shopConfig: string;
  /** Folder of the documents that home, corners and landings come with. */
  contentFolder: string;
  demoProducts: number;
  demoSeed: string;
  pictureConcurrency: number;
  /** CachedPages and calls made at once for visitors, of those that are not kept; 0: as many as come. */
  workAtOnce: number;
  /** Requests of one visitor that may wait for that. */
  visitorWaiting: number;
  /** Part of a process that one visitor may use while others are there, 0 to 1; 0: all of it. */
  visitorShare: number;
  /** Pages and calls of one visitor in a minute, of those that are not cached, in one process; 0: no limit. */
  pagesPerMinute: number;
  /** Calls of one visitor in a minute that may change something, over all processes; 0: no limit. */
  writesPerMinute: number;
  /** Sign-ups for the newsletter in an hour; 0: as many as come. */
  newsletterPerHour: { ofVisitor: number; inAll: number };
  /** Memory for finished pages, in bytes; 0: none is kept. */
  pageCacheBytes: number;
  /** Bytes of finished pages on disk, below the data directory; 0: none is kept there. */
  pageCacheDiskBytes: number;
  /** How many builds of the storefront have their files served, and for how many days after a process last ran them. */
  buildFiles: { keep: number; days: number };
  /** What pages tell a CDN; undefined without one. */
  cdn: { tagHeader: string; maxAge: number } | undefined;
  /** How a CDN is told of changes; undefined when it is not. */
  purgeHook: { url: string; token: string | undefined } | undefined;
};

/**
 * Reads the settings.
 * @param environment names and values; an empty value counts as not set
 * @param terminal whether people read the output as it comes
 * @throws Error of one sentence: which setting, what it is, what it must be
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, terminal = false): Settings {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(schema.properties)) {
    const text = environment[name]?.trim();
    // Read by us rather than converted by the schema: "0x10", "1e3" and " " are no numbers here.
    if (text) given[name] = isNumber(name) && /^\d+$/.test(text) ? Number(text) : text;
  }
  const value = Value.Default(schema, given);
  if (!Value.Check(schema, value)) {
    const [first] = Value.Errors(schema, value);
    throw wrongSetting((first?.instancePath ?? '').split('/')[1] ?? '', environment);
  }
  for (const [name, check] of Object.entries(checks)) {
    const text = value[name as keyof Raw];
    if (text !== undefined && !check(String(text))) throw wrongSetting(name, environment);
  }
  return settle(value, terminal);
}

function isNumber(name: string): boolean {
  const property: { type?: unknown } = schema.properties[name as keyof typeof schema.properties];
  return property.type === 'integer';
}

function wrongSetting(name: string, environment: Readonly<Record<string, string | undefined>>): Error {
  const { must } = schema.properties[name as keyof typeof schema.properties] as { must?: string };
  const given = environment[name]?.trim() ?? '';
  const cut = given.length > longestShown ? `${given.slice(0, longestShown)}…` : given;
  // An address may hold a password, which has no business in a terminal's history or a log.
  const shown = /(URL|TOKEN)$/.test(name) ? '' : `is ${JSON.stringify(cut)}, but `;
  return new Error(`The setting ${name} ${shown}must be ${must}: see .env.example.`);
}

function readTrust(text: string): TrustProxy {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d$/.test(text) ? Number(text) : text.split(',').map((one) => one.trim());
}

function settle(raw: Raw, terminal: boolean): Settings {
  return {
    port: raw.PORT,
    host: raw.HOST,
    publicOrigin: raw.PUBLIC_ORIGIN ? new URL(raw.PUBLIC_ORIGIN).origin : `http://localhost:${raw.PORT}`,
    dataDir: resolve(rootFolder, raw.DATA_DIR),
    databaseUrl: raw.DATABASE_URL,
    databaseConnections: raw.DATABASE_CONNECTIONS,
    apiBaseUrl: raw.API_BASE_URL,
    trustProxy: readTrust(raw.TRUST_PROXY),
    metricsPort: raw.METRICS_PORT,
    metricsHost: raw.METRICS_HOST,
    logLevel: raw.LOG_LEVEL,
    logFormat: raw.LOG_FORMAT === 'json' || (raw.LOG_FORMAT === 'auto' && !terminal) ? 'json' : 'text',
    shopConfig: resolve(rootFolder, raw.SHOP_CONFIG),
    contentFolder: resolve(rootFolder, raw.CONTENT_DIR),
    demoProducts: raw.DEMO_PRODUCTS,
    demoSeed: raw.DEMO_SEED,
    pictureConcurrency: raw.PICTURE_CONCURRENCY,
    workAtOnce: raw.WORK_AT_ONCE,
    visitorWaiting: raw.VISITOR_WAITING,
    visitorShare: raw.VISITOR_SHARE / 100,
    pagesPerMinute: raw.PAGES_PER_VISITOR,
    writesPerMinute: raw.WRITES_PER_VISITOR,
    newsletterPerHour: { ofVisitor: raw.NEWSLETTER_PER_VISITOR, inAll: raw.NEWSLETTER_PER_HOUR },
    pageCacheBytes: raw.PAGE_CACHE_MB * 2 ** 20,
    pageCacheDiskBytes: raw.PAGE_CACHE_DISK_MB * 2 ** 20,
    buildFiles: { keep: raw.BUILD_FILES_KEEP, days: raw.BUILD_FILES_DAYS },
    purgeHook: raw.CDN_PURGE_URL === undefined ? undefined : { url: raw.CDN_PURGE_URL, token: raw.CDN_PURGE_TOKEN },
    cdn: raw.CDN_MAX_AGE > 0 ? { tagHeader: raw.CDN_TAG_HEADER.toLowerCase(), maxAge: raw.CDN_MAX_AGE } : undefined,
  };
}

/** A file that an operator may lay beside the shop's configuration, or else ours of that name. */
export function besideConfig({ shopConfig }: Settings, name: string): string {
  const beside = join(dirname(shopConfig), name);
  return existsSync(beside) ? beside : join(rootFolder, 'config', name);
}
