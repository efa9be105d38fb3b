/** The HTML of a page as text, without a browser. */
import type { HttpClient } from '../shop/http.ts';

export const text = async (request: HttpClient, url: string) => (await request.get(url)).text();

export const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
