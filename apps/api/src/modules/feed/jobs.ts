/** Jobs that an import enqueues; the server's worker runs them. */
import type { JobKind } from '@tianguis/database';

/** Fetches waiting pictures. */
export const fetchPictures: JobKind<Record<string, never>> = { name: 'fetch-pictures' };
