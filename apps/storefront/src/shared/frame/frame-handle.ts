/** What a route tells the frame around it: the `handle` that it exports. */
export interface FrameHandle {
  /** The page lists the links of the footer itself, which then leaves them out. */
  hasAllLinks?: boolean;
}

/** Reads a route's handle, which may be anybody's. */
export function hasAllLinks(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasAllLinks' in handle && handle.hasAllLinks === true;
}
