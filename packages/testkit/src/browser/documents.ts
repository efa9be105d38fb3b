/** Checks of the shop's documents that need no browser. This module does not load Playwright. */
export { htmlFaults } from './html.ts';
export { structuredData } from './structured-data.ts';
export { desktopUserAgent, phoneUserAgent } from './user-agents.ts';
