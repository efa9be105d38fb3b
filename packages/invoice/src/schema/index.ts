/** Reading and validating CFDIs. A separate entry, since it loads a WebAssembly module. */
export { readXml, UnreadableXml } from '../xml/read.ts';
export { openSchemas, type SatSchemas, type SchemaFile, schemaFiles } from './schemas.ts';
