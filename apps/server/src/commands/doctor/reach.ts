/** Checks of other servers that the shop connects to. */
import { connect } from 'node:net';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { apiPaths } from '@tianguis/contract';
import { type Check, type Finding, fail, ok, reasonOf, warn } from './check.ts';

const timeout = 3_000;
const day = 86_400_000;

export const reachChecks: readonly Check[] = [
  {
    name: 'Mail server',
    async run({ environment }) {
      const smtpUrl = environment.SMTP_URL?.trim();
      if (!smtpUrl) return ok('None is set: mails stay in the database, see "shop mail list".');
      const { hostname, protocol, port } = new URL(smtpUrl);
      const secure = protocol === 'smtps:';
      const address = `${hostname}:${port || (secure ? 465 : 587)}`;
      try {
        const banner = await greeting(hostname, Number(port) || (secure ? 465 : 587), secure);
        if (!/^220[ -]/.test(banner)) return fail(`${address} does not answer like a mail server.`, 'See SMTP_URL.');
        return ok(`${address} answers.`);
      } catch (error) {
        return fail(
          `${address} cannot be reached: ${reasonOf(error)}.`,
          'See SMTP_URL, the firewall, and the mail server.',
        );
      }
    },
  },
  {
    name: 'API',
    async run({ settings: { apiBaseUrl } }) {
      if (apiBaseUrl === undefined) return ok('In the same process.');
      try {
        const reply = await fetch(`${apiBaseUrl}${apiPaths.health}`, {
          signal: AbortSignal.timeout(timeout),
          redirect: 'manual',
        });
        return reply.ok
          ? ok(`${apiBaseUrl} answers.`)
          : fail(
              `${apiBaseUrl}${apiPaths.health} answers ${reply.status}.`,
              'See the log of the API, or API_BASE_URL.',
            );
      } catch (error) {
        return fail(
          `${apiBaseUrl} cannot be reached: ${reasonOf(error)}.`,
          'See API_BASE_URL and whether the API runs there.',
        );
      }
    },
  },
  {
    name: 'CDN',
    async run({ environment }) {
      const hook = environment.CDN_PURGE_URL?.trim();
      if (!hook) return ok('No purge hook is set.');
      // Only connect, since any call would purge the CDN.
      const { hostname, port, protocol } = new URL(hook);
      const number = Number(port) || (protocol === 'https:' ? 443 : 80);
      try {
        await touch(hostname, number);
        return ok(`The purge hook at ${hostname}:${number} accepts connections.`);
      } catch (error) {
        return fail(
          `The purge hook at ${hostname}:${number} cannot be reached: ${reasonOf(error)}.`,
          'See CDN_PURGE_URL; until then the CDN shows pages for as long as CDN_MAX_AGE says.',
        );
      }
    },
  },
  {
    name: 'Certificate',
    async run({ settings: { publicOrigin }, now }) {
      const { protocol, hostname, port } = new URL(publicOrigin);
      if (protocol !== 'https:') return ok('None is needed without https.');
      return certificate(hostname, Number(port) || 443, now);
    },
  },
];

async function certificate(hostname: string, port: number, now: number): Promise<Finding> {
  try {
    const { valid_to, fault } = await peer(hostname, port);
    const left = Math.floor((Date.parse(valid_to) - now) / day);
    if (fault)
      return fail(
        `Browsers refuse the certificate of ${hostname}: ${fault}.`,
        'Renew it, or see which one the proxy shows.',
      );
    if (left < 14)
      return warn(`The certificate of ${hostname} ends in ${left} days.`, 'See why it was not renewed by itself.');
    return ok(`The certificate of ${hostname} holds for ${left} days.`);
  } catch (error) {
    return warn(
      `${hostname}:${port} cannot be reached from here: ${reasonOf(error)}.`,
      'See the name, the proxy and the firewall, if shoppers cannot reach it either.',
    );
  }
}

function peer(host: string, port: number): Promise<Pick<PeerCertificate, 'valid_to'> & { fault: string | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host, port, servername: host, rejectUnauthorized: false, timeout: timeout }, () => {
      const { valid_to } = socket.getPeerCertificate();
      resolve({ valid_to, fault: socket.authorized ? undefined : String(socket.authorizationError) });
      socket.destroy();
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}

/** Reads the first line that a mail server sends. */
function greeting(host: string, port: number, secure: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = secure ? connectTls({ host, port, servername: host }) : connect({ host, port });
    socket.setTimeout(timeout, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('it closed the connection')));
    socket.once('data', (bytes) => {
      resolve(bytes.toString('latin1').split('\r\n')[0] ?? '');
      socket.end('QUIT\r\n');
    });
  });
}

function touch(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port }, () => {
      resolve();
      socket.destroy();
    });
    socket.setTimeout(timeout, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}
