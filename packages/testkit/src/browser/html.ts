import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these its own way; they are correct HTML all the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The framework puts its own scripts into the page; their integrity is their origin's, and the policy's hashes.
    'require-sri': 'off',
    'script-type': 'off',
  },
});

/** What html-validate finds wrong in a document, a line each. Empty is good. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      (message) => `${message.ruleId}: ${message.message} (line ${message.line}, ${message.selector ?? ''})`,
    ),
  );
}
