/** Options of a route for the frame around it: the `handle` that it exports. */
export interface FrameHandle {
  /** The page has the footer's lists of links itself, so the footer hides them. */
  hasAllLinks?: boolean;
}

/** Reads the handle of a route, which may be of any type. */
export function hasAllLinks(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasAllLinks' in handle && handle.hasAllLinks === true;
}
