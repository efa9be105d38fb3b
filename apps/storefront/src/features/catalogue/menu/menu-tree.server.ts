/** The tree of the mega-menu and its version, as loaders have them (AP-22). */
import type { ApiClient } from '@tianguis/contract/client';
import { answered, isCallFailure } from '../../../shared/api/failures.ts';
import { type MenuNode, toMenuNode } from './menu-tree.ts';

/** Undefined when the API cannot be asked: a page stands without it, and its menu asks for whatever tree there is. */
export async function treeVersionOf(api: ApiClient): Promise<string | undefined> {
  try {
    return (await api.categories.version()).data.version;
  } catch (error) {
    if (isCallFailure(error)) return undefined;
    throw error;
  }
}

/** @throws an answer of 503 when the tree cannot be had */
export async function menuTree(api: ApiClient): Promise<{ tree: MenuNode[]; version: string }> {
  const { data, metadata } = await answered(api.categories.tree());
  return { tree: data.map(toMenuNode), version: metadata.version };
}
