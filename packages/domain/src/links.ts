/** What an operator may write as an address, in a page of blocks or in the configuration: patterns for JSON Schema. */

// Browsers leave out tabs and line breaks and take "\" for "/": with them "/\t/evil.example" would lead out of the shop.
const rest = '[^\\s\\\\]*';
const https = `https://[^\\s\\\\/?#@:]+(:[1-5]?\\d{1,4})?([/?#]${rest})?`;

/** An address of another shop or site, over HTTPS and without a user in it. */
export const httpsPattern = `^${https}$`;

/** A path of this shop, which never leads to another origin, or an https address. */
export const linkPattern = `^(/(?!/)${rest}|${https})$`;
