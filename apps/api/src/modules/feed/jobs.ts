/** The jobs that an import enqueues. */
import type { JobKind } from '@tianguis/database';

/** Fetches the pictures that wait. */
export const fetchPictures: JobKind<Record<string, never>> = { name: 'fetch-pictures' };
