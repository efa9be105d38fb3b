import type { Generated } from 'kysely';

export interface StorefrontBuildTable {
  id: string;
  paths: string[];
  seen_at: Generated<Date>;
}

export interface StorefrontFileTable {
  path: string;
  body: Buffer;
  is_brotli: boolean;
}
