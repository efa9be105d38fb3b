/**
 * Consent to analytics (AP-21): a cookie that pages, server and API all read. Its value is `no`, or `si.` and a random
 * number that identifies the browser. Any other value is no consent.
 */
export const consentCookie = 'medicion';

export type Consent = { isGiven: true; visitor: string } | { isGiven: false };

const given = /^si\.([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/;

/** Reads the choice of a visitor from the cookie; undefined if the visitor has not decided yet. */
export function readConsent(cookie: string | undefined): Consent | undefined {
  const [, visitor] = given.exec(cookie ?? '') ?? [];
  if (visitor !== undefined) return { isGiven: true, visitor };
  return cookie === 'no' ? { isGiven: false } : undefined;
}

export const writeConsent = (consent: Consent): string => (consent.isGiven ? `si.${consent.visitor}` : 'no');
