/** Checks of settings: each setting alone, and combinations of settings. */
import { isIP } from 'node:net';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { type Check, type Finding, fail, ok, warn } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Each wrong setting is reported, and then treated as not set. */
export function readValidSettings(environment: Environment): {
  settings: Settings;
  environment: Environment;
  faults: string[];
} {
  const left = { ...environment };
  const faults: string[] = [];
  for (;;) {
    try {
      return { settings: readSettings(left), environment: left, faults };
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      const name = /\bsetting ([A-Z][A-Z0-9_]*)/.exec(sentence)?.[1];
      // The fault has no setting, or removing the setting does not mend it.
      if (name === undefined || left[name] === undefined) throw error;
      faults.push(sentence);
      delete left[name];
    }
  }
}

export const settingsFindings = (faults: readonly string[]): Finding[] =>
  faults.length === 0
    ? [ok('Every setting can be read.')]
    : faults.map((sentence) =>
        fail(sentence, 'Correct it in .env or in the environment; until then the shop does not start.'),
      );

const isHere = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

export const settingChecks: readonly Check[] = [
  {
    name: 'Node.js',
    run() {
      const [major = 0] = process.versions.node.split('.').map(Number);
      return major >= 24
        ? ok(`Version ${process.versions.node}.`)
        : warn(
            `Version ${process.versions.node}, and the shop is tested with 24.`,
            'Start it by npm start, which brings its own.',
          );
    },
  },
  {
    name: 'Public address',
    run({ settings: { publicOrigin } }) {
      if (publicOrigin.startsWith('https:')) return ok(`${publicOrigin}: cookies are Secure.`);
      if (isHere(publicOrigin))
        return ok(`${publicOrigin}, for this machine only; a shop for others needs PUBLIC_ORIGIN with https.`);
      return warn(
        `${publicOrigin} is not https: passwords and cookies are sent without encryption.`,
        'Put a proxy with a certificate in front, and set PUBLIC_ORIGIN to its https address.',
      );
    },
  },
  {
    name: 'Proxy',
    run({ settings: { trustProxy, host, publicOrigin } }) {
      const reachable = host === '0.0.0.0' || host === '::' || (isIP(host) > 0 && !host.startsWith('127.'));
      if (trustProxy === true && reachable)
        return warn(
          `TRUST_PROXY is true while the shop listens on ${host}: whoever reaches the port can forge the visitor's address.`,
          'Set TRUST_PROXY to the addresses of your proxy, or HOST to 127.0.0.1.',
        );
      if (trustProxy === false && publicOrigin.startsWith('https:'))
        return warn(
          'PUBLIC_ORIGIN is https and TRUST_PROXY is false: every shopper seems to come from the proxy.',
          'Set TRUST_PROXY to the addresses of the proxy that ends TLS.',
        );
      return ok(trustProxy === false ? 'None is trusted.' : 'It is configured.');
    },
  },
];
