/** A device that has passkeys: Chromium's virtual authenticator, in the open page. */
import type { Page } from '@playwright/test';

export interface PasskeyDevice {
  /** How many keys it has. */
  count(): Promise<number>;
  /** Whether who holds it shows their finger or face, as long as somebody asks. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Whether it is the right finger. */
  setVerified(isVerified: boolean): Promise<void>;
}

export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    setPresent: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    setVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
