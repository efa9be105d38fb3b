/** Suggestions of the search box and their targets, through the API. */
import type { StoresReply, SuggestionReply } from '@tianguis/contract';
import type { HttpClient } from '../shop/http.ts';

export async function suggestions(request: HttpClient, search: string): Promise<SuggestionReply> {
  const reply = await request.post('/buscador/v1/sugerencias', { form: { search } });
  if (!reply.ok()) throw new Error(`${reply.status()} for suggestions of ${search}`);
  return (await reply.json()) as SuggestionReply;
}

export async function officialStores(request: HttpClient): Promise<string[]> {
  const reply = await request.get('/stores/v1/stores?filter_by[official]=true&page_size=200');
  return ((await reply.json()) as StoresReply).data.stores.map(({ name }) => name);
}
