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
   * Derived tables are computed from other tables. They are rebuilt when one of these texts changes, and backups leave
   * them out. `fill` runs after all functions are created.
   */
  derived?: { name: string; tables: string; fill: string };
  /**
   * Functions, triggers, views and types, created in this sequence. When one of them changes, the objects of all parts
   * are dropped and created again. So no object remains whose text was deleted.
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
