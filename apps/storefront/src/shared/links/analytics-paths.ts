/** Addresses of what a browser allows to be measured, apart from `paths`, which every page of the shop loads. */
export const analyticsPaths = {
  /** The choice, and what is stored. */
  page: '/ajustes/medicion',
  /** For scripts: where events go (AP-21). */
  events: '/eventos/v1',
} as const;
