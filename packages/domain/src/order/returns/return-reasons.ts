/** Why a customer returns pieces, and what follows from it: who pays, and which photographs help (RL-10). */

/** In the sequence of the form. The texts stand in URLs. */
export const returnReasons = [
  ...(['no-funciona', 'llego-roto', 'incompleto', 'otro-producto', 'no-es-como-decia'] as const),
  ...(['no-me-queda', 'me-arrepenti'] as const),
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Who pays the way back. */
export type Bearer = 'shop' | 'customer';
/** How the pieces leave the customer: in a branch of the carrier, or collected at the door. */
export const waysBack = ['punto', 'recoleccion'] as const;
export type WayBack = (typeof waysBack)[number];

export interface ReasonTerms {
  bearer: Bearer;
  /** The share of the pieces in the shipping that the customer paid goes back, too. */
  withShipping: boolean;
  /** Photographs help to decide. They are never required: nobody has to prove a fault of ours. */
  wantsPhotographs: boolean;
  ways: readonly WayBack[];
}

const ours = (wantsPhotographs: boolean): ReasonTerms => ({
  ...{ bearer: 'shop', withShipping: true, wantsPhotographs, ways: waysBack },
});
/** The customer sends the pieces with any carrier, so the shop has none to collect them. */
const yours: ReasonTerms = { bearer: 'customer', withShipping: false, wantsPhotographs: false, ways: ['punto'] };

/**
 * What follows from each reason. A fault of shop or seller costs the customer nothing, not even the shipping before.
 */
export const reasonTerms: Readonly<Record<ReturnReason, ReasonTerms>> = {
  'no-funciona': ours(false),
  'llego-roto': ours(true),
  incompleto: ours(true),
  'otro-producto': ours(true),
  'no-es-como-decia': ours(true),
  'no-me-queda': yours,
  'me-arrepenti': yours,
};
