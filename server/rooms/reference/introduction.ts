import { pageTo } from '#contract/pages.ts';

/** What stands before the calls of the document, as Markdown. */
export const introduction = (
  baseUrl: string,
  tokenPath: string,
): string => `Everything that the pages of Weft do, they do by these calls.

**Tokens.** Get them at \`${tokenPath}\` with the credentials of your client by HTTP Basic, and send the access token as \`Authorization: Bearer\`.

**Answers.** An answer is \`{code, msg, data}\`: code 0 is done, 1 refused, 2 the session is gone. The HTTP status is true as well. A refusal has its
code in \`data.error\`, faults of the input by field in \`data.fields\`, and words for a person in \`msg\`.

**Limits.** Calls that have a limit name it. Beyond it the answer is 429 with \`Retry-After\` in seconds. Requests of one address take turns besides.

**Language.** Send \`x-lang: cn\`, \`en\` or \`es\`. The texts of records come in all languages that they have.

**Values.** Moments are ISO 8601 in UTC, a day is China's. Prices, quantities and amounts are decimal text, never floats. A list in a query is its key
repeated. A body is at most 256 KB. Fields that a call does not declare are ignored; answers may gain fields.

**Repeating.** A write may be sent again where its answer was lost: a repeated \`clientKey\`, or a state that is reached already, is one act.

The same for people, in three languages: ${baseUrl}${pageTo('developers')}`;
