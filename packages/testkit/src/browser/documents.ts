/** What tests read in documents of the shop without a browser; nothing here loads Playwright. */
export { htmlFaults } from './html.ts';
export { structuredData } from './structured-data.ts';
export { desktopUserAgent, phoneUserAgent } from './user-agents.ts';
