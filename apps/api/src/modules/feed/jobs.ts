/** Jobs that an import leaves behind; the server does them. */
import type { JobKind } from '@tianguis/database';

/** Fetches pictures that wait for it. */
export const fetchPictures: JobKind<Record<string, never>> = { name: 'fetch-pictures' };
