/** The settings that operators can write in the environment or in `.env`; `.env.example` explains each setting. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { TrustProxy } from '../requests/visitor.ts';
import { settingChecks, settingsSchema } from './settings-schema.ts';

/** The most characters of a wrong value that an error prints. */
const longestShown = 100;

/** The folder of the repository. Relative paths in settings start here, whatever the working directory is. */
export const rootFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

type Raw = Static<typeof settingsSchema>;

export type Settings = {
  port: number;
  host: string;
  /** The origin of the shop for shoppers, without a trailing slash. */
  publicOrigin: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  apiBaseUrl: string | undefined;
  /** The trusted proxies: none or all (boolean), the length of a chain, or IP addresses and networks. */
  trustProxy: TrustProxy;
  /** The port of the metrics server; undefined if the shop has no metrics server. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The server that sends mail. If undefined, mails stay in the database. */
  smtpUrl: string | undefined;
  /** The sender's address of mails. */
  mailFrom: string;
  /** Secret of the client of `accounts.singleSignOn`. */
  singleSignOnSecret: string | undefined;
  /** The shop's app at Facebook. If undefined, customers cannot sign in by Facebook. */
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string } | undefined;
  /** The provider of payments; without it, the demo uses the demo acquirer, and other shops have none. */
  paymentProvider: 'demo' | 'mercado-pago' | 'none' | undefined;
  /** The shop's application at Mercado Pago. */
  mercadoPago: { accessToken: string; webhookSecret: string } | undefined;
  /** The folder with the sellers' certificates for invoices; undefined if there is none. */
  invoiceFolder: string | undefined;
  /** The port of the demo acquirer. */
  acquirerPort: number;
  /** The most tries to pay of one customer per hour; 0 means no limit. */
  paymentTriesPerHour: number;
  logLevel: string;
  logFormat: 'json' | 'text';
  shopConfig: string;
  /** The folder of the initial documents of home, corners and landings. */
  contentFolder: string;
  demoProducts: number;
  demoSeed: string;
  pictureConcurrency: number;
  /** The most uncached pages and calls that are computed at the same time; 0 means no limit. */
  workAtOnce: number;
  /** The most requests of one visitor that may wait for a page or call. */
  visitorWaiting: number;
  /** The share of a process that a visitor may use while others are present, 0 to 1; 0 means no limit. */
  visitorShare: number;
  /** The most uncached pages and calls of one visitor per minute in one process; 0 means no limit. */
  pagesPerMinute: number;
  /** The most writing calls of one visitor per minute, in all processes together; 0 means no limit. */
  writesPerMinute: number;
  /** The most newsletter subscriptions per hour; 0 means no limit. */
  newsletterPerHour: { ofVisitor: number; inAll: number };
  /** The most forms of visitors per hour, such as that of the contact page; 0 means no limit. */
  formsPerHour: { ofVisitor: number; inAll: number };
  /** The most bytes of cached pages in memory; 0 if no page is cached. */
  pageCacheBytes: number;
  /** The most bytes of cached pages on disk, below the data directory; 0 if no page is cached on disk. */
  pageCacheDiskBytes: number;
  /**
   * `keep`: number of builds of the storefront whose files are stored. `days`: days for which the files of a build are
   * stored after a process last served the build.
   */
  buildFiles: { keep: number; days: number };
  /** Headers of pages for a CDN; undefined if there is no CDN. */
  cdn: { tagHeader: string; maxAge: number } | undefined;
  /** The hook that purges a CDN; undefined if there is no CDN. */
  purgeHook: { url: string; token: string | undefined } | undefined;
};

/**
 * Reads the settings.
 * @param environment names and values; an empty value counts as not set
 * @param terminal whether the output is a terminal
 * @throws Error with one sentence: the setting, its value, and the rule that it violates
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, terminal = false): Settings {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(settingsSchema.properties)) {
    const text = environment[name]?.trim();
    // Convert numbers here, since the schema would accept "0x10", "1e3" and " " as numbers.
    if (text) given[name] = isNumber(name) && /^\d+$/.test(text) ? Number(text) : text;
  }
  const value = Value.Default(settingsSchema, given);
  if (!Value.Check(settingsSchema, value)) {
    const [first] = Value.Errors(settingsSchema, value);
    throw wrongSetting((first?.instancePath ?? '').split('/')[1] ?? '', environment);
  }
  for (const [name, check] of Object.entries(settingChecks)) {
    const text = value[name as keyof Raw];
    if (text !== undefined && !check(String(text))) throw wrongSetting(name, environment);
  }
  return settle(value, terminal);
}

function isNumber(name: string): boolean {
  const property: { type?: unknown } = settingsSchema.properties[name as keyof typeof settingsSchema.properties];
  return property.type === 'integer';
}

function wrongSetting(name: string, environment: Readonly<Record<string, string | undefined>>): Error {
  const { must } = settingsSchema.properties[name as keyof typeof settingsSchema.properties] as { must?: string };
  const given = environment[name]?.trim() ?? '';
  const cut = given.length > longestShown ? `${given.slice(0, longestShown)}…` : given;
  // Leave out the value of a URL, token or secret: it may contain a password, which must not be printed or logged.
  const shown = /(URL|TOKEN|SECRET)$/.test(name) ? '' : `is ${JSON.stringify(cut)}, but `;
  return new Error(`The setting ${name} ${shown}must be ${must}: see .env.example.`);
}

function readTrust(text: string): TrustProxy {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d$/.test(text) ? Number(text) : text.split(',').map((one) => one.trim());
}

const hostOf = ({ PUBLIC_ORIGIN: origin }: Raw): string => (origin ? new URL(origin).hostname : 'localhost');

function facebookOf(raw: Raw): Settings['facebook'] {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = raw;
  const { FACEBOOK_GRAPH_URL: graphUrl, FACEBOOK_DIALOG_URL: dialogUrl } = raw;
  if ((appId === undefined) !== (appSecret === undefined))
    throw new Error('The settings FACEBOOK_APP_ID and FACEBOOK_APP_SECRET belong together: see .env.example.');
  return appId === undefined || appSecret === undefined ? undefined : { appId, appSecret, graphUrl, dialogUrl };
}

function mercadoPagoOf(raw: Raw): Settings['mercadoPago'] {
  const { MERCADO_PAGO_ACCESS_TOKEN: accessToken, MERCADO_PAGO_WEBHOOK_SECRET: webhookSecret } = raw;
  if (accessToken !== undefined && webhookSecret !== undefined) return { accessToken, webhookSecret };
  if (raw.PAYMENT_PROVIDER === 'mercado-pago' || accessToken !== undefined || webhookSecret !== undefined)
    throw new Error(
      'PAYMENT_PROVIDER=mercado-pago needs MERCADO_PAGO_ACCESS_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET: see .env.example.',
    );
  return undefined;
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
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM ?? `no-responder@${hostOf(raw)}`,
    singleSignOnSecret: raw.SINGLE_SIGN_ON_SECRET,
    facebook: facebookOf(raw),
    // The pattern of the setting allows only these names.
    paymentProvider: raw.PAYMENT_PROVIDER as Settings['paymentProvider'],
    mercadoPago: mercadoPagoOf(raw),
    invoiceFolder: raw.INVOICE_DIR === undefined ? undefined : resolve(rootFolder, raw.INVOICE_DIR),
    acquirerPort: raw.ACQUIRER_PORT ?? raw.PORT + 1,
    paymentTriesPerHour: raw.PAYMENT_TRIES_PER_CUSTOMER,
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
    formsPerHour: { ofVisitor: raw.FORMS_PER_VISITOR, inAll: raw.FORMS_PER_HOUR },
    pageCacheBytes: raw.PAGE_CACHE_MB * 2 ** 20,
    pageCacheDiskBytes: raw.PAGE_CACHE_DISK_MB * 2 ** 20,
    buildFiles: { keep: raw.BUILD_FILES_KEEP, days: raw.BUILD_FILES_DAYS },
    purgeHook: raw.CDN_PURGE_URL === undefined ? undefined : { url: raw.CDN_PURGE_URL, token: raw.CDN_PURGE_TOKEN },
    cdn: raw.CDN_MAX_AGE > 0 ? { tagHeader: raw.CDN_TAG_HEADER.toLowerCase(), maxAge: raw.CDN_MAX_AGE } : undefined,
  };
}

/** The path of a file in the folder of the operator's shop configuration, or of the default file with the same name. */
export function besideConfig({ shopConfig }: Settings, name: string): string {
  const beside = join(dirname(shopConfig), name);
  return existsSync(beside) ? beside : join(rootFolder, 'config', name);
}
