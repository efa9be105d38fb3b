/** The category tree in its three forms (AP-12, ST-12). */
import Type, { type Static } from 'typebox';
import { categoryCrumb, ref } from '../shapes.ts';

/**
 * A category node: `name, id, children` (spec §3), and the values that a link to the category needs. Children are in
 * the sequence in which they are shown.
 */
export interface CategoryNode {
  name: string;
  id: number;
  slug: string;
  /** Number of active products in this category and its descendants. */
  products: number;
  /** Path of the department's picture, 160 pixels wide; empty on deeper levels. */
  icon: string;
  children: CategoryNode[];
}

export const categoryNode = Type.Unsafe<CategoryNode>({
  $id: 'CategoryNode',
  ...Type.Object({
    name: Type.String(),
    id: Type.Integer(),
    slug: Type.String(),
    products: Type.Integer({ description: 'Active products in it and below it' }),
    icon: Type.String({ description: "Path of the department's picture, 160 pixels wide; empty on deeper levels" }),
    children: Type.Array(Type.Unsafe<CategoryNode>({ $ref: 'CategoryNode#' })),
  }),
});

export const categoryParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export type CategoryParams = Static<typeof categoryParams>;

const treeVersion = Type.String({
  description: 'Changes with names, positions and pictures of categories; not with their counts of products',
});

/** The whole tree, departments first (`/categories/v1/category/tree` and the older `/app/ApiRest/Categorias`). */
export const categoryTreeReply = Type.Object({
  data: Type.Array(ref(categoryNode)),
  metadata: Type.Object({ version: treeVersion }),
});
export type CategoryTreeReply = Static<typeof categoryTreeReply>;

/** Only the version of the tree (AP-22). It is small enough to be read for every page. */
export const categoryTreeVersionReply = Type.Object({ data: Type.Object({ version: treeVersion }) });
export type CategoryTreeVersionReply = Static<typeof categoryTreeVersionReply>;

/** One category with its descendants, and its breadcrumb from the department to itself. */
export const categorySubtreeReply = Type.Object({
  data: ref(categoryNode),
  metadata: Type.Object({ breadcrumb: Type.Array(categoryCrumb) }),
});
export type CategorySubtreeReply = Static<typeof categorySubtreeReply>;
export type CategoryCrumb = Static<typeof categoryCrumb>;
