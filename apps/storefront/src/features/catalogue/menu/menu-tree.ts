/** What the mega-menu shows of the category tree (UI-10): nothing that changes with a product, so that it can be kept for ever (AP-22). */
import type { CategoryNode } from '@tianguis/contract';
import { paths } from '../../../shared/links/paths.ts';

export interface MenuNode {
  name: string;
  id: number;
  /** Path of a department's picture; empty without one. */
  icon: string;
  children: MenuNode[];
}

/** Name of the parameter that makes an address of the tree one that never changes. */
export const versionParameter = 'v';

/** Where the tree of this version is; without a version, where the present one is. */
export function menuTreePath(version: string | undefined): string {
  return version === undefined
    ? paths.departmentsResource
    : `${paths.departmentsResource}?${new URLSearchParams({ [versionParameter]: version })}`;
}

export function toMenuNode({ name, id, icon, children }: CategoryNode): MenuNode {
  return { name, id, icon, children: children.map(toMenuNode) };
}
