/** Invoices for operators' commands (AF-03): the list, and the upload of invoices that sellers issued elsewhere. */
import type { UnitOfWork } from '@tianguis/database';
import { decimalMoney } from '@tianguis/domain';
import type { Receiver } from '@tianguis/domain/invoice';
import { isSealOf, originalString, readCsd } from '@tianguis/invoice';
import { UnreadableXml } from '@tianguis/invoice/schema';
import { noteAudit } from '../../accounts/service.ts';
import { type CfdiFacts, readCfdi, receiverIn } from '../cfdi/read-cfdi.ts';
import { documentRepository, type StoredDocument } from '../documents-repository.ts';
import { invoiceOf } from '../issuing.ts';
import { type OrderPart, partsRepository } from '../parts-repository.ts';
import { requestRepository } from '../repository.ts';
import { storeStamp } from '../work.ts';
import { type InvoiceSheet, sheetRepository } from './operator-repository.ts';

export type { InvoiceSheet } from './operator-repository.ts';

/** A document with the data that its seller needs. */
export interface ShownInvoice extends InvoiceSheet {
  receiver: Receiver | null;
  issuer: OrderPart['tax'];
  /** Fiscal folio of the invoice of a credit note. */
  related: string | null;
}

export type InvoiceOperator = ReturnType<typeof createInvoiceOperator>;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createInvoiceOperator(shop: UnitOfWork, operator: string) {
  async function find(id: string): Promise<StoredDocument> {
    const document = await documentRepository(shop).find(id);
    if (!document) throw new Error(`There is no invoice ${id}.`);
    return document;
  }

  /** Notes an action in the audit log of the customer. An erased account has none. */
  async function note(
    on: Pick<UnitOfWork, 'db'>,
    { id, order }: StoredDocument,
    action: 'shown' | 'order-changed',
    change?: 'upload' | 'retry',
  ): Promise<void> {
    const customer = (await partsRepository(on).order({ id: order }))?.customer;
    if (!customer) return;
    const detail = { what: 'invoice', invoice: id, ...(change && { change }) };
    await noteAudit(on.db, { customer, action, actor: 'operator', operator, detail });
  }

  async function expected(document: StoredDocument) {
    const part = (await partsRepository(shop).parts(document.order)).find(({ store }) => store === document.store);
    const requests = await requestRepository(shop).of(document.order);
    const invoice = document.cause === '' ? undefined : await invoiceOf(shop, document);
    const request = requests.find(({ store }) => store === document.store);
    return {
      issuer: part?.tax ?? null,
      receiver: invoice ? receiverIn(invoice.xml) : (request?.receiver ?? null),
      related: invoice?.uuid ?? null,
    };
  }

  return {
    /** @param open whether only documents are listed that wait for somebody */
    list: (open: boolean): Promise<InvoiceSheet[]> => sheetRepository(shop).list(open),

    /** A document with its receiver. The audit log notes that an operator read the receiver. */
    async show(id: string): Promise<ShownInvoice> {
      const document = await find(id);
      const [sheet] = await sheetRepository(shop).one(id);
      if (!sheet) throw new Error(`There is no invoice ${id}.`);
      await note(shop, document, 'shown');
      return { ...sheet, ...(await expected(document)) };
    },

    /**
     * Stores the XML of an invoice that its seller issued elsewhere. The customer gets a mail.
     * @returns the fiscal folio
     */
    async upload(id: string, xml: string, at = new Date()): Promise<string> {
      const document = await find(id);
      if (document.state === 'stamped') throw new Error(`The invoice ${id} is issued already: ${document.uuid}.`);
      if (document.state === 'due' && document.sealed !== null)
        throw new Error(`The invoice ${id} is at the stamping service. Try again when its state is failed.`);
      if (document.state === 'refused') throw new Error(`The customer has to correct the data of the invoice ${id}.`);
      const facts = readFile(xml);
      const fault = faultOf(facts, document, await expected(document));
      if (fault !== undefined) throw new Error(fault);
      const { uuid } = facts;
      await shop.withTransaction(async (unit) => {
        if (!(await storeStamp(unit, document, { xml, uuid }, at, operator)))
          throw new Error(`The fiscal folio ${uuid} is that of another invoice.`);
        await note(unit, document, 'order-changed', 'upload');
      });
      return uuid;
    },

    /** Tries a document again that failed, or that was given to its seller. */
    async retry(id: string, at = new Date()): Promise<void> {
      const document = await find(id);
      if (document.state !== 'failed' && document.state !== 'upload')
        throw new Error(
          `The invoice ${id} is ${document.state}: only one that failed or waits for an upload is retried.`,
        );
      await shop.withTransaction(async (unit) => {
        await documentRepository(unit).setState(id, 'due', [], at);
        await documentRepository(unit).setSealed(id, null);
        await note(unit, document, 'order-changed', 'retry');
      });
    },
  };
}

function readFile(xml: string): CfdiFacts {
  try {
    return readCfdi(xml);
  } catch (error) {
    if (error instanceof UnreadableXml) throw new Error(`The file is no CFDI that can be read: ${error.message}.`);
    throw error;
  }
}

/** Why a CFDI is not the one that is expected, in one sentence; undefined if it is. */
function faultOf(
  facts: CfdiFacts,
  { cause, total }: StoredDocument,
  { issuer, receiver, related }: Pick<ShownInvoice, 'issuer' | 'receiver' | 'related'>,
): string | undefined {
  const type = cause === '' ? 'I' : 'E';
  const uuid = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;
  const checks: readonly (readonly [isWrong: boolean, sentence: string])[] = [
    [facts.version !== '4.0', `The file is a CFDI ${facts.version}, and 4.0 is expected.`],
    [facts.type !== type, `The CFDI has the type ${facts.type}, and ${type} is expected.`],
    [facts.currency !== 'MXN', `The CFDI is in ${facts.currency}, and MXN is expected.`],
    [facts.issuer !== issuer?.rfc, `The issuer is ${facts.issuer}, and ${issuer?.rfc ?? 'none'} is expected.`],
    [receiver === null, 'The receiver was erased with the account, so no invoice is expected.'],
    [facts.receiver.rfc !== receiver?.rfc, `The receiver is ${facts.receiver.rfc}, and ${receiver?.rfc} is expected.`],
    [facts.total !== decimalMoney(total), `The total is ${facts.total}, and ${decimalMoney(total)} is expected.`],
    [related !== null && !facts.related.includes(related), `The credit note is not related to the invoice ${related}.`],
    [!uuid.test(facts.uuid), 'The CFDI has no stamp.'],
    [!isSealed(facts), 'The seal of the CFDI does not fit its content: the file was changed.'],
  ];
  return checks.find(([isWrong]) => isWrong)?.[1];
}

/** Whether the seal is that of the certificate and of the content. */
function isSealed({ root, issuer }: CfdiFacts): boolean {
  try {
    const csd = readCsd(Buffer.from(root.attributes.Certificado ?? '', 'base64'));
    return csd.rfc === issuer && isSealOf(csd, originalString(root), root.attributes.Sello ?? '');
  } catch {
    return false;
  }
}
