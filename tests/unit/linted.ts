import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What a description of an API, as an object, has against it by the recommended rules, warnings too; one line each. */
export const lintedDescription = async (document: object): Promise<string[]> => {
  const faults = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'] }),
  });
  return faults.map((f) => `${f.severity} ${f.ruleId}: ${f.message} ${f.location[0]?.pointer ?? ''}`);
};
