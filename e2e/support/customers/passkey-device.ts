/** A device with passkeys: Chromium's virtual authenticator, in the open page. */
import type { Page } from '@playwright/test';

export interface PasskeyDevice {
  /** Number of passkeys on the device. */
  count(): Promise<number>;
  /** Whether the user answers the device's request, now and in later requests. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Whether the device recognises the user's finger or face. */
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
