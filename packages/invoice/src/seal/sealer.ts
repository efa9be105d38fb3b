import { node, type XmlNode } from '../xml/node.ts';
import { originalString } from './original-string.ts';

/**
 * Seals CFDIs with the certificate of an issuer (CSD). The key may be in this process or in another service, such as
 * that of the stamping service.
 */
export interface Sealer {
  /** RFC of the certificate's owner. */
  rfc: string;
  /** Number of the certificate, 20 digits. */
  certificateNumber: string;
  /** The certificate (DER) in Base64. */
  certificate: string;
  /** The signature of a text (RSA, SHA-256) in Base64. */
  seal(original: string): Promise<string>;
}

/**
 * The CFDI with certificate and seal.
 * @throws Error if the certificate belongs to another issuer
 */
export async function sealCfdi(cfdi: XmlNode, sealer: Sealer): Promise<XmlNode> {
  const issuer = cfdi.children.find(({ name }) => name === 'cfdi:Emisor')?.attributes.Rfc;
  if (issuer !== sealer.rfc) throw new Error(`the certificate is of ${sealer.rfc}, and the issuer is ${issuer}`);
  const { certificateNumber: NoCertificado, certificate: Certificado } = sealer;
  const attributes = { ...cfdi.attributes, NoCertificado, Certificado };
  const Sello = await sealer.seal(originalString({ ...cfdi, attributes }));
  return node(cfdi.name, { ...attributes, Sello }, cfdi.children);
}
