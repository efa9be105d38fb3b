/** What the shop reads of a CFDI: its parties, its total and its stamp. */
import type { Receiver } from '@tianguis/domain/invoice';
import type { XmlNode } from '@tianguis/invoice';
import { readXml } from '@tianguis/invoice/schema';

export interface CfdiFacts {
  root: XmlNode;
  version: string;
  currency: string;
  /** TipoDeComprobante. */
  type: string;
  /** As written: `1160.00`. */
  total: string;
  issuer: string;
  receiver: Receiver;
  /** Fiscal folio in capitals; empty without a stamp. */
  uuid: string;
  /** Fiscal folios of related invoices, in capitals. */
  related: string[];
}

const childrenOf = (nodes: readonly XmlNode[], name: string): XmlNode[] =>
  nodes.flatMap(({ children }) => children.filter((child) => child.name === name));

/** @throws UnreadableXml if the text is no XML of a CFDI */
export function readCfdi(xml: string): CfdiFacts {
  const root = readXml(xml);
  const read = (node: XmlNode | undefined, name: string): string =>
    node && Object.hasOwn(node.attributes, name) ? (node.attributes[name] ?? '') : '';
  const [issuer] = childrenOf([root], 'cfdi:Emisor');
  const [receiver] = childrenOf([root], 'cfdi:Receptor');
  const stamps = childrenOf(childrenOf([root], 'cfdi:Complemento'), 'tfd:TimbreFiscalDigital');
  const related = childrenOf(childrenOf([root], 'cfdi:CfdiRelacionados'), 'cfdi:CfdiRelacionado');
  return {
    ...{ root, version: read(root, 'Version'), currency: read(root, 'Moneda'), type: read(root, 'TipoDeComprobante') },
    ...{ total: read(root, 'Total'), issuer: read(issuer, 'Rfc'), uuid: read(stamps[0], 'UUID').toUpperCase() },
    receiver: {
      ...{ rfc: read(receiver, 'Rfc'), name: read(receiver, 'Nombre') },
      ...{ regime: read(receiver, 'RegimenFiscalReceptor'), use: read(receiver, 'UsoCFDI') },
      postalCode: read(receiver, 'DomicilioFiscalReceptor'),
    },
    related: related.map((one) => read(one, 'UUID').toUpperCase()),
  };
}

/** The receiver of a CFDI. @throws UnreadableXml */
export const receiverIn = (xml: string): Receiver => readCfdi(xml).receiver;
