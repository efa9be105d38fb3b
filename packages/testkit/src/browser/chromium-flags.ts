/**
 * How tests and benchmarks start Chromium: nothing of its own over the network, and none of the pages of its own
 * address bar.
 */

/**
 * `--disable-features` of a second giver replaces that of the first, so here are also those that Playwright and
 * Lighthouse turn off.
 */
const featuresOff = [
  // Two web applications of Chromium's own, started with every window: 0.8 s of the processor, beside the page that is
  // looked at.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AutofillServerCommunication',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'InterestFeedContentSuggestions',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'PrivacySandboxSettings4',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];
