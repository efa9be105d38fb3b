/** CFDI 4.0: invoices as XML, seals, and the interface of stamping services. */
export { type CreditNote, cfdiOf, type Invoice } from './document/document.ts';
export { type Csd, type CsdFiles, isSealOf, openCsd, readCsd } from './seal/csd.ts';
export { originalString } from './seal/original-string.ts';
export { type Sealer, sealCfdi } from './seal/sealer.ts';
export { fieldOfCode } from './stamp/codes.ts';
export { type Stamper, StamperUnavailable, type StampFault, type StampResult } from './stamp/stamper.ts';
export type { XmlNode } from './xml/node.ts';
export { writeXml } from './xml/write.ts';
