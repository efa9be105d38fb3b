/** Texts of fields by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What a sent form is answered with, by a server or by the page itself: one type for all forms. */
export interface FormResult {
  /**
   * `invalid`: something that was typed must be corrected. `failed`: nothing is wrong with it, it may be sent again.
   */
  status: 'done' | 'invalid' | 'failed';
  /** What stands in the fields next. Never a password. */
  values: FieldTexts;
  /** A sentence for each field that must be corrected, in the sequence of the form: the first takes the focus. */
  fieldErrors: FieldTexts;
  /** About the form as a whole; empty where the sentences of the fields say it all. */
  message: string;
}
