/** Texts by names of fields. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The result of a submitted form, made by a server or by the page itself: one type for all forms. */
export interface FormResult {
  /**
   * `next`: what was typed is right and stays, and the form goes on with the fields in its `data-next`. `invalid`: something
   * typed must be corrected. `failed`: what was typed is valid and may be sent again.
   */
  status: 'done' | 'next' | 'invalid' | 'failed';
  /** The new values of the fields. Never a password. */
  values: FieldTexts;
  /** One sentence for each field that must be corrected, in the sequence of the form; the first one takes the focus. */
  fieldErrors: FieldTexts;
  /** A message about the form as a whole; empty if the sentences of the fields suffice. */
  message: string;
}
