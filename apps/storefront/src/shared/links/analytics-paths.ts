/** URLs of analytics, in a separate file from `paths`, which every page of the shop loads. */
export const analyticsPaths = {
  /** The page with the choice and the stored data. */
  page: '/ajustes/medicion',
  /** For scripts: the endpoint that receives events (AP-21). */
  events: '/eventos/v1',
} as const;
