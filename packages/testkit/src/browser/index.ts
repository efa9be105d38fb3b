/** Browser tests: a page that fails on what a shopper's console would show, accessibility, and valid HTML. */
export { accessibilityViolations } from './accessibility.ts';
export { expect, test } from './fixtures.ts';
export { htmlFaults } from './html.ts';
export { holdBack, notePlaces } from './late-files.ts';
export { watchLayoutShifts } from './layout-shifts.ts';
export { structuredData } from './structured-data.ts';
export { desktopUserAgent, phoneUserAgent } from './user-agents.ts';
