/** Adobe's validator of structured data, which knows what Google requires of rich results. For tests only. */
import Validator from '@adobe/structured-data-validator';

/** The errors of a node, one line each; empty if the node is right. Recommendations are left out. */
export async function validatorFaults(node: Record<string, unknown>): Promise<string[]> {
  const data = structuredClone(node);
  const issues = await new Validator().validate({ jsonld: { [String(data['@type'])]: [data] } });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ issueMessage, path }) => `${path.map(({ property, type }) => property ?? type).join('/')}: ${issueMessage}`,
    );
}
