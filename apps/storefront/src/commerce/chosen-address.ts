/** The address that a customer chose on this device (UI-11, ST-03), besides its postal code. */
/** Readable cookies; signing out erases them. */
export const chosenAddressCookies = {
  /** Id of the address. */
  id: 'selectId',
  /** JSON: name, municipality, street. */
  address: 'dirPredeterminada',
  /** `1` while there is one. */
  exists: 'existDirPredeterminada',
  /** JSON: municipality. */
  place: 'shipping',
} as const;
