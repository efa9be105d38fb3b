/**
 * Flags of Chromium for tests and benchmarks: without background network traffic, and without the WebUI of the address
 * bar.
 */

/**
 * A second `--disable-features` would replace the first, so this list includes the features that Playwright and
 * Lighthouse disable.
 */
const featuresOff = [
  // WebUI pages that start with every window and take 0.8 s of CPU time.
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
  // Without this flag, the headless shell rounds the widths of letters to whole pixels, which phones do not do.
  '--font-render-hinting=none',
  `--disable-features=${featuresOff.join(',')}`,
];
