import { createConfig, lintFromString } from '@redocly/openapi-core';

/** They compile a validator for each schema, which takes eight times as long as all other rules. */
const ofExamples = ['media-type', 'parameter', 'schema'].map((what) => `no-invalid-${what}-examples`);

/**
 * What a description of an API, as an object, has against it by the recommended rules, warnings too; one line each. Without `examples`
 * whether they are valid is not asked.
 */
export const lintedDescription = async (document: object, { examples = true } = {}): Promise<string[]> => {
  const rules = examples ? {} : Object.fromEntries(ofExamples.map((rule) => [rule, 'off' as const]));
  const faults = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'], rules }),
  });
  return faults.map((f) => `${f.severity} ${f.ruleId}: ${f.message} ${f.location[0]?.pointer ?? ''}`);
};
