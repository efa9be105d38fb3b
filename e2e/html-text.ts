/** The HTML of a page as text, without a browser. */
import type { APIRequestContext } from '@playwright/test';

export const text = async (request: APIRequestContext, url: string) => (await request.get(url)).text();

export const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
