/**
 * The schema of a whole shop: the tables of packages/database, and the scripts of other packages that have tables or
 * functions.
 */
import { catalogueIndexSchema } from '@tianguis/catalogue-index';
import { baseSchema, type ShopSchema } from '@tianguis/database';

export const shopSchema: ShopSchema = {
  folder: baseSchema.folder,
  scripts: [...baseSchema.scripts, catalogueIndexSchema],
};
