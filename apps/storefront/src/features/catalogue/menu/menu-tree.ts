/**
 * The part of the category tree that the mega-menu shows (UI-10). It contains nothing that changes with products, so
 * that it can be cached without expiry (AP-22).
 */
import type { CategoryNode } from '@tianguis/contract';
import { paths } from '../../../shared/links/paths.ts';

export interface MenuNode {
  name: string;
  id: number;
  /** Path of a department's picture; empty if it has none. */
  icon: string;
  children: MenuNode[];
}

/** Name of the query parameter with the tree's version. The content of a URL with a version never changes. */
export const versionParameter = 'v';

/** URL of the tree of this version. Without a version, the URL of the current tree. */
export function menuTreePath(version: string | undefined): string {
  return version === undefined
    ? paths.departmentsResource
    : `${paths.departmentsResource}?${new URLSearchParams({ [versionParameter]: version })}`;
}

export function toMenuNode({ name, id, icon, children }: CategoryNode): MenuNode {
  return { name, id, icon, children: children.map(toMenuNode) };
}
