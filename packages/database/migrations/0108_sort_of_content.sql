-- In documents of pages, what products are sorted by is named "sort": an order is a purchase.
update content_pages set document = regexp_replace(
  document::text, '"order": ("(?:relevance|price_asc|price_desc|rating|newest|discount)")', '"sort": \1', 'g')::jsonb;
update content_drafts set document = regexp_replace(
  document::text, '"order": ("(?:relevance|price_asc|price_desc|rating|newest|discount)")', '"sort": \1', 'g')::jsonb;
