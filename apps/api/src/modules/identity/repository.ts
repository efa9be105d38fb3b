import { type Database, readSigningKey } from '@tianguis/database';
import type { Kysely } from 'kysely';

/** The key that signs the provider's cookies. */
export const readCookieKey = (db: Kysely<Database>): Promise<Buffer> => readSigningKey(db, 'identity-cookies');
