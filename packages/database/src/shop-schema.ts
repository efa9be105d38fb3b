/** What makes the schema of a shop: migrations, and scripts that are applied again when their text changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Script {
  name: string;
  sql: string;
}

/** Scripts of one part of the shop. */
export interface SchemaScripts {
  /**
   * Tables that are computed of others: dropped, made and filled anew when the text of one of these changes, and in no
   * backup. `fill` runs when all functions are there.
   */
  derived?: { name: string; tables: string; fill: string };
  /**
   * Functions, triggers, views and types, applied in order. When one of them changes, all of all parts are dropped and
   * applied, so that no definition outlives its text.
   */
  functions: readonly Script[];
}

export interface ShopSchema {
  /** Folder of the migrations `NNNN_name.sql`, applied once each and never changed afterwards. */
  folder: string;
  scripts: readonly SchemaScripts[];
}

const functionsFolder = new URL('../functions/', import.meta.url);

/** The migrations and functions of this package, to which other packages add their scripts. */
export const baseSchema: ShopSchema = {
  folder: fileURLToPath(new URL('../migrations/', import.meta.url)),
  scripts: [
    {
      functions: readdirSync(functionsFolder)
        .sort()
        .map((name) => ({ name: `database/${name}`, sql: readFileSync(new URL(name, functionsFolder), 'utf8') })),
    },
  ],
};
