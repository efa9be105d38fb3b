/**
 * The sellers' certificates (CSD) in a folder, which `issuers.json` lists. Keys and passwords are read when an invoice
 * is sealed, and are in no log and in no table.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issuer, Issuers } from '@tianguis/api';
import { openCsd } from '@tianguis/invoice';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const listed = Type.Array(
  Type.Object(
    {
      rfc: Type.String({ pattern: '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{3}$' }),
      /** Of the place of issue. */
      postalCode: Type.String({ pattern: '^[0-9]{5}$' }),
      certificate: Type.String({ minLength: 1 }),
      key: Type.String({ minLength: 1 }),
      passwordFile: Type.String({ minLength: 1 }),
    },
    { additionalProperties: false },
  ),
);
export type ListedIssuer = Static<typeof listed>[number];

/** @throws Error with one sentence for an operator */
export function readIssuers(folder: string): ListedIssuer[] {
  const file = join(folder, 'issuers.json');
  if (!existsSync(file)) return [];
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `The list of certificates ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!Value.Check(listed, value)) {
    const [first] = Value.Errors(listed, value);
    throw new Error(`The list of certificates ${file} is wrong: ${first?.instancePath} ${first?.message}.`);
  }
  return value;
}

/** Opens the certificate of a listed issuer. @throws Error with one sentence for an operator, without the password */
export function openIssuer(folder: string, { rfc, postalCode, certificate, key, passwordFile }: ListedIssuer): Issuer {
  const read = (name: string): Buffer => {
    try {
      return readFileSync(join(folder, name));
    } catch (error) {
      throw new Error(`The file ${name} of ${rfc} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  // Editors end a file with a line end, which belongs to no password.
  const password = read(passwordFile)
    .toString('utf8')
    .replace(/\r?\n$/, '');
  const sealer = openCsd({ certificate: read(certificate), key: read(key), password });
  if (sealer.rfc !== rfc) throw new Error(`The certificate ${certificate} is of ${sealer.rfc}, and ${rfc} is listed.`);
  return { sealer, postalCode };
}

/** The issuers of a folder. A certificate that was replaced is used from the next run on. */
export function issuersIn(folder: string): Issuers {
  const all = readIssuers(folder);
  const opened = new Map<string, Issuer>();
  return {
    async find(rfc) {
      const known = opened.get(rfc);
      const listed = all.find((one) => one.rfc === rfc);
      if (known || !listed) return known;
      const issuer = openIssuer(folder, listed);
      opened.set(rfc, issuer);
      return issuer;
    },
  };
}
