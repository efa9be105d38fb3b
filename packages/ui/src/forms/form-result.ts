/** Texts by name of the field. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The result of a submitted form. All forms have this type, whether the server or the page creates the result. */
export interface FormResult {
  /**
   * `done`: the form is completed. `next`: the typed values are valid and stay, and the form continues with the fields
   * in its `data-next`. `invalid`: a typed value must be corrected. `failed`: the typed values are valid, and the form
   * may be sent again.
   */
  status: 'done' | 'next' | 'invalid' | 'failed';
  /** The new values of the fields, without passwords. */
  values: FieldTexts;
  /**
   * One sentence for each field that must be corrected, in the sequence of the form. The first of these fields gets the
   * focus.
   */
  fieldErrors: FieldTexts;
  /** A message about the form as a whole; empty if the sentences at the fields are enough. */
  message: string;
}
