/**
 * Invented certificates of the demo's sellers, in the data directory. Each is made when its seller's first invoice is
 * sealed, since a pair of keys takes some tenths of a second.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issuers } from '@tianguis/api';
import { makeFolder } from '@tianguis/database/make-folder';
import { testCsd } from '@tianguis/invoice/demo';
import { issuersIn, readIssuers } from './issuers.ts';

const postalCode = '06600';
const onlyOwner = { mode: 0o600 };

export function demoIssuers(folder: string): Issuers {
  return {
    async find(rfc) {
      if (readIssuers(folder).every((one) => one.rfc !== rfc)) make(folder, rfc);
      return issuersIn(folder).find(rfc);
    },
  };
}

function make(folder: string, rfc: string): void {
  makeFolder(folder);
  const { certificate, key, password } = testCsd({ rfc, name: 'CERTIFICADO DE PRUEBA' });
  // A Ñ or & of an RFC stays out of names of files.
  const name = Buffer.from(rfc).toString('hex');
  const files = { certificate: `${name}.cer`, key: `${name}.key`, passwordFile: `${name}.txt` };
  writeFileSync(join(folder, files.certificate), certificate, onlyOwner);
  writeFileSync(join(folder, files.key), key, onlyOwner);
  writeFileSync(join(folder, files.passwordFile), password, onlyOwner);
  const all = [...readIssuers(folder), { rfc, postalCode, ...files }];
  writeFileSync(join(folder, 'issuers.json'), `${JSON.stringify(all, null, 2)}\n`, onlyOwner);
}
