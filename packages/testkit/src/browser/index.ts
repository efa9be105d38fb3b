/** Helpers for browser tests: console errors, accessibility, focus, valid HTML, layout, delayed requests. */
export {
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  accessibilityViolationsOfWhole,
} from './accessibility.ts';
export { expect, test } from './fixtures.ts';
export { focusFaults } from './focus-walk.ts';
export { htmlFaults } from './html.ts';
export { delayRequests, recordPositions } from './late-files.ts';
export { fixedShare, overflowFaults, resize, resizeToWhole } from './layout.ts';
export { watchLayoutShifts } from './layout-shifts.ts';
export { watchActivity } from './settled.ts';
export { structuredData } from './structured-data.ts';
export { desktopUserAgent, phoneUserAgent } from './user-agents.ts';
