/** Helpers for browser tests: console errors, accessibility, valid HTML, layout shifts, delayed requests. */
export { accessibilityViolations, accessibilityViolationsOfWhole } from './accessibility.ts';
export { expect, test } from './fixtures.ts';
export { htmlFaults } from './html.ts';
export { delayRequests, recordPositions } from './late-files.ts';
export { watchLayoutShifts } from './layout-shifts.ts';
export { structuredData } from './structured-data.ts';
export { desktopUserAgent, phoneUserAgent } from './user-agents.ts';
