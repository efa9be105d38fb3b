import type { ReceiverField } from '@tianguis/domain/invoice';

/** Why a stamping service refuses a CFDI. */
export interface StampFault {
  /** Code of the SAT (`CFDI40145`), or a number of the service for faults outside the content (`301`). */
  code: string;
  /** For an operator. */
  message: string;
  /** The field of the customer's request that has to be corrected, if the fault is in the receiver's data. */
  field: ReceiverField | null;
}

export type StampResult =
  | {
      /** The CFDI with its stamp (TimbreFiscalDigital). */
      xml: string;
      /** The fiscal folio. */
      uuid: string;
    }
  | { faults: StampFault[] };

/** The service did not answer, or not in time. Whether it stamped is unknown, and the same call may be repeated. */
export class StamperUnavailable extends Error {}

/**
 * A stamping service (PAC). Sealing and stamping are two things: some services do both, and take the seal as it is.
 */
export interface Stamper {
  /**
   * Stamps a sealed CFDI. The same CFDI has the same stamp again, so that a call without an answer can be repeated.
   * @throws StamperUnavailable
   */
  stamp(xml: string): Promise<StampResult>;
}
