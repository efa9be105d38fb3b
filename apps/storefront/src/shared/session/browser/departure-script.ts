import { privatePath } from './departures.ts';

/**
 * A script for the start of each page, since a customer may leave the page before its other scripts arrive. Only pages
 * of a customer listen. No browser stores such pages. On other pages the listener would exclude the page from the
 * back/forward cache. Scripts of the browser do not import this file, so that they do not load its text a second time.
 */
export const departureScript =
  `if(${privatePath}.test(location.pathname))` +
  "addEventListener('beforeunload',function(){window.departedAt=performance.now()});";
