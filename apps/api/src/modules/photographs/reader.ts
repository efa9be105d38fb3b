/** The port by which files of customers are read. The shop's server reads them in a process of its own. */

/** Why a photograph is refused. */
export const photographFaults = ['type', 'damaged', 'pixels', 'narrow', 'small'] as const;
export type PhotographFault = (typeof photographFaults)[number];

/** A photograph that was encoded again, without metadata, upright, with its preview. Both are WebP. */
export interface CleanPhotograph {
  bytes: Uint8Array;
  preview: Uint8Array;
}

/**
 * Reads a file of a customer. `busy`: too many files wait, and the same file may be sent again.
 * @param customer who sent the file, so that no customer waits for all files of another one
 */
export type PhotographReader = (
  file: Uint8Array,
  customer: string,
) => Promise<CleanPhotograph | { fault: PhotographFault | 'busy' }>;
