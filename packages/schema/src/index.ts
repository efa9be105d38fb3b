/**
 * The schema of a whole shop: the tables of packages/database with the scripts of packages that have tables or
 * functions of their own.
 */
import { catalogueIndexSchema } from '@tianguis/catalogue-index';
import { baseSchema, type ShopSchema } from '@tianguis/database';

export const shopSchema: ShopSchema = {
  folder: baseSchema.folder,
  scripts: [...baseSchema.scripts, catalogueIndexSchema],
};
