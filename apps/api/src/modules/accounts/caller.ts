/** Who signs in, as far as the request tells. */
export interface Caller {
  /** Of `visitorOf`. */
  address: string;
  /** As the browser names itself. */
  device: string;
}
