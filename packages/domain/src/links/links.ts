/** JSON Schema patterns for links that operators write in content documents and in the configuration. */

// Forbids white space and "\" in a path. Browsers remove tabs and line breaks and treat "\" as "/", so
// "/\t/evil.example" would lead to another origin.
const rest = '[^\\s\\\\]*';
const https = `https://[^\\s\\\\/?#@:]+(:[1-5]?\\d{1,4})?([/?#]${rest})?`;

/** An absolute HTTPS URL without credentials. */
export const httpsPattern = `^${https}$`;

/**
 * A category in configuration and content: the names of its address, from the department down, such as
 * `hogar-y-jardin/cocina`. A name alone (`cocina`) means the only category with this name.
 */
export const categoryNamePattern = '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,2}$';

/** A path of this shop, which cannot lead to another origin, or an absolute HTTPS URL. */
export const linkPattern = `^(/(?!/)${rest}|${https})$`;
