import { createHmac } from 'node:crypto';

/**
 * Hashes what a table counts by, such as an IP address or an e-mail, so that the table has neither in plain text.
 * @param secret a key of the shop: without it, the hashes of all IPv4 addresses could be tried in seconds
 */
export const hashOfKey = (text: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
