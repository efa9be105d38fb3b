/** Options of a route for the frame, which the route exports as `handle`. */
export interface FrameHandle {
  /** Whether the page contains the same lists of links as the footer. The footer then hides its lists. */
  hasAllLinks?: boolean;
  /** Whether nothing leads away from the page: its frame has no search, no menus and a short footer. */
  isReduced?: boolean;
}

/** Reads `hasAllLinks` from the handle of a route, which may have any type. */
export function hasAllLinks(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasAllLinks' in handle && handle.hasAllLinks === true;
}

/** Reads `isReduced` from the handle of a route, which may have any type. */
export function isReduced(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isReduced' in handle && handle.isReduced === true;
}
