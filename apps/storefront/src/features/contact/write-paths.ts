/** Forms of visitors, and where they are sent. */
export const visitorForms = ['contacto', 'vender'] as const;
export type VisitorFormKind = (typeof visitorForms)[number];

/** The page of a form, which receives the form without JavaScript. */
export const writePath = (kind: VisitorFormKind): string => `/acciones/escribir/${kind}`;

/** Replies to scripts: a new form by GET, the result of a sent form by POST. */
export const writeAnswerPath = (kind: VisitorFormKind): string => `${writePath(kind)}/respuesta`;

/** Names of the hidden fields, and of the values of a result. */
export const hiddenFields = { seal: 'sello', trap: 'sitio', folio: 'folio' } as const;

/** The field with an RFC that the visitor sends although its last digit is doubtful. */
export const seenRfc = 'rfc_revisado';
