/** Validates CFDIs against the SAT's schemas, which an operator downloads into a folder (XSD). */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  closeBuffer,
  openBuffer,
  readBuffer,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import { namespaces } from '../xml/node.ts';
import { parseXml, UnreadableXml } from '../xml/read.ts';

/** The files of the SAT. The first two are for CFDI and stamp; both import the others. */
export const schemaFiles = ['cfdv40.xsd', 'TimbreFiscalDigitalv11.xsd', 'tdCFDI.xsd', 'catCFDI.xsd'] as const;
export type SchemaFile = (typeof schemaFiles)[number];

export interface SatSchemas {
  /** Sentences about the faults of the XML; none if the XML is valid. */
  faultsOf(xml: string): string[];
  /** Frees the memory of the schemas, which the garbage collector does not see. */
  close(): void;
}

const scheme = 'tianguis-sat:';
/** The files of each open set of schemas. libxml2 has one list of providers for all sets. */
const open = new Map<string, ReadonlyMap<string, Uint8Array>>();
let isRegistered = false;
let count = 0;

/** The file of an address such as `tianguis-sat:1/catalogos/catCFDI.xsd`. The folders of the SAT do not matter. */
function fileAt(address: string): Uint8Array | undefined {
  const [set = ''] = address.slice(scheme.length).split('/');
  return open.get(set)?.get(basename(address));
}

function register(): void {
  if (isRegistered) return;
  isRegistered = xmlRegisterInputProvider({
    match: (address) => address.startsWith(scheme) && fileAt(address) !== undefined,
    open: (address) => {
      const file = fileAt(address);
      return file && openBuffer(file);
    },
    read: readBuffer,
    close: (file) => {
      closeBuffer(file);
      return true;
    },
  });
}

/** One schema of both namespaces, since a stamp stands within a CFDI. */
const joined = (address: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${[
    [namespaces.cfdi, 'cfdv40.xsd'],
    [namespaces.tfd, 'TimbreFiscalDigitalv11.xsd'],
  ]
    .map(([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${address}/sat/sat/${file}"/>`)
    .join('')}</xs:schema>`;

/**
 * Opens the schemas of a folder.
 * @param given files that replace those of the folder
 * @throws Error with one sentence if a file is missing or no schema
 */
export function openSchemas(folder: string, given: Partial<Record<SchemaFile, string>> = {}): SatSchemas {
  const missing = schemaFiles.filter((file) => given[file] === undefined && !existsSync(join(folder, file)));
  if (missing.length > 0) throw new Error(`The folder ${folder} lacks ${missing.join(', ')} of the SAT.`);
  const files = schemaFiles.map((file) => {
    const text = given[file];
    return [file, text === undefined ? readFileSync(join(folder, file)) : Buffer.from(text, 'utf8')] as const;
  });
  register();
  const set = String(++count);
  open.set(set, new Map(files));
  let validator: XsdValidator;
  const schema = XmlDocument.fromString(joined(`${scheme}${set}`), { url: `${scheme}${set}/joined.xsd` });
  try {
    validator = XsdValidator.fromDoc(schema);
  } catch (error) {
    throw new Error(`The schemas in ${folder} cannot be read: ${String(error)}`);
  } finally {
    schema.dispose();
    open.delete(set);
  }
  return { faultsOf: (xml) => faultsOf(validator, xml), close: () => validator.dispose() };
}

function faultsOf(validator: XsdValidator, xml: string): string[] {
  let document: XmlDocument;
  try {
    document = parseXml(xml);
  } catch (error) {
    if (error instanceof UnreadableXml) return [error.message];
    throw error;
  }
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
  }
}
