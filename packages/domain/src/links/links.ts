/** JSON Schema patterns for links that operators write in content documents and in the configuration. */

// Browsers drop tabs and line breaks and treat "\" as "/", so "/\t/evil.example" would leave the shop's origin.
const rest = '[^\\s\\\\]*';
const https = `https://[^\\s\\\\/?#@:]+(:[1-5]?\\d{1,4})?([/?#]${rest})?`;

/** An absolute HTTPS URL without credentials. */
export const httpsPattern = `^${https}$`;

/** A path of this shop, which never leads to another origin, or an absolute HTTPS URL. */
export const linkPattern = `^(/(?!/)${rest}|${https})$`;
