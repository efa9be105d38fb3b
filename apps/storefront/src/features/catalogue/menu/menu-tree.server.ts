/** Reads the mega-menu's tree and its version, for loaders (AP-22). */
import type { ApiClient } from '@tianguis/contract/client';
import { answered, isCallFailure } from '../../../shared/api/failures.ts';
import { type MenuNode, toMenuNode } from './menu-tree.ts';

/** Undefined if the API fails. The page then renders without a version, and its menu fetches the current tree. */
export async function treeVersionOf(api: ApiClient): Promise<string | undefined> {
  try {
    return (await api.categories.version()).data.version;
  } catch (error) {
    if (isCallFailure(error)) return undefined;
    throw error;
  }
}

/** @throws Response 503 if the tree cannot be read */
export async function menuTree(api: ApiClient): Promise<{ tree: MenuNode[]; version: string }> {
  const { data, metadata } = await answered(api.categories.tree());
  return { tree: data.map(toMenuNode), version: metadata.version };
}
