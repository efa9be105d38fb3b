/** The most fields of a form. The storefront's largest forms have fewer than a hundred. */
const mostFields = 1_000;

/** What separates the fields of a submitted form, by its content type. */
const separators = { urlencoded: '&', multipart: 'form-data;' };

/**
 * Whether a form has too many fields. Parsing takes a microsecond and more for each field, so a body of 256 kB with
 * 128,000 fields would stop all other requests for 0.2 s. Counting stops at the limit.
 */
export function hasTooManyFields(body: Buffer, contentType: string | undefined): boolean {
  const separator = /^multipart\//i.test(contentType ?? '') ? separators.multipart : separators.urlencoded;
  let count = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length))
    if (++count > mostFields) return true;
  return false;
}
