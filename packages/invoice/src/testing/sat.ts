/** The SAT's schemas and catalogues for tests. The project does not contain these files, so tests may have to skip. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSchemas, type SatSchemas } from '../schema/schemas.ts';

/** The folder of the files: SAT_FOLDER, or `shared/data/sat` beside the project. */
export const satFolder: string =
  process.env.SAT_FOLDER ?? fileURLToPath(new URL('../../../../../shared/data/sat', import.meta.url));

export const hasSatFiles: boolean = existsSync(join(satFolder, 'cfdv40.xsd'));

/** The end of the titles of tests that need the files. */
export const needsSatFiles = '(skipped where SAT_FOLDER and ../shared/data/sat are absent)';

/** Catalogues as rows of SQL, by the type of `catCFDI.xsd` that has their codes. */
const catalogues = {
  c_RegimenFiscal: 'regimenes_fiscales',
  c_UsoCFDI: 'usos_cfdi',
  c_Impuesto: 'impuestos',
  c_TipoFactor: 'tipos_factores',
  c_ObjetoImp: 'objetos_impuestos',
  c_FormaPago: 'formas_pago',
  c_TipoDeComprobante: 'tipos_comprobantes',
  c_Exportacion: 'exportaciones',
  c_MetodoPago: 'metodos_pago',
  c_TipoRelacion: 'tipos_relaciones',
};
/** Types whose catalogues are large, or are not in the folder. */
const patterns = {
  c_Periodicidad: '0[1-5]',
  c_Meses: '0[1-9]|1[0-8]',
  c_Pais: '[A-Z]{3}',
  c_ClaveProdServ: '[0-9]{8}',
  c_ClaveUnidad: '[A-Z0-9]{2,3}',
  c_Moneda: 'MXN|USD|XXX',
  c_CodigoPostal: '[0-9]{5}',
};

/** The schema `catCFDI.xsd`, made of the catalogues of the folder: the SAT's own has five megabytes. */
function catalogueSchema(): string {
  const type = (name: string, facets: string) =>
    `<xs:simpleType name="${name}"><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType>`;
  const lists = Object.entries(catalogues).map(([name, file]) => {
    const rows = readFileSync(join(satFolder, `cfdi_40_${file}.sql`), 'utf8').matchAll(/VALUES\('([^']+)'/g);
    return type(name, [...rows].map(([, code]) => `<xs:enumeration value="${code}"/>`).join(''));
  });
  const forms = Object.entries(patterns).map(([name, pattern]) => type(name, `<xs:pattern value="${pattern}"/>`));
  const namespace = 'http://www.sat.gob.mx/sitio_internet/cfd/catalogos';
  const declared = `xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}"`;
  return `<xs:schema ${declared}>${[...lists, ...forms].join('')}</xs:schema>`;
}

let opened: SatSchemas | undefined;

/** The SAT's schemas, which all tests of a process share. Null without the files. */
export function satSchemas(): SatSchemas | null {
  if (!hasSatFiles) return null;
  opened ??= openSchemas(satFolder, { 'catCFDI.xsd': catalogueSchema() });
  return opened;
}
