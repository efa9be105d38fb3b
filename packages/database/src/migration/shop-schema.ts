/** The parts of a shop's schema: migrations, and scripts that are applied again when their text changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Script {
  name: string;
  sql: string;
}

/** Scripts of one part of the shop. */
export interface SchemaScripts {
  /**
   * Tables that are computed from others: rebuilt when one of these texts changes, and in no backup. `fill` runs after
   * all functions are created.
   */
  derived?: { name: string; tables: string; fill: string };
  /**
   * Functions, triggers, views and types, applied in this sequence. When one changes, those of all parts are dropped
   * and created again, so that no definition remains without its text.
   */
  functions: readonly Script[];
}

export interface ShopSchema {
  /** Folder of the migrations `NNNN_name.sql`, applied once each and never changed afterwards. */
  folder: string;
  scripts: readonly SchemaScripts[];
}

const functionsFolder = new URL('../../functions/', import.meta.url);

/** The migrations and functions of this package. Other packages add their scripts to these. */
export const baseSchema: ShopSchema = {
  folder: fileURLToPath(new URL('../../migrations/', import.meta.url)),
  scripts: [
    {
      functions: readdirSync(functionsFolder)
        .sort()
        .map((name) => ({ name: `database/${name}`, sql: readFileSync(new URL(name, functionsFolder), 'utf8') })),
    },
  ],
};
