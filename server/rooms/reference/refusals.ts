import type { CallDocs } from '#contract/core/docs.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { common, type Refusal } from '#contract/core/errors.ts';

/** What the door says to those who may not come in. */
const atTheDoor = ({ access: a }: AnyEndpoint): Refusal[] => [
  ...(a.kind === 'open' ? [] : [common.login]),
  ...(a.kind === 'identified' ? [common.complete] : []),
  ...(a.kind === 'quote' ? [common.customerService, common.noQuoteRight] : []),
  ...(a.kind === 'open' || a.kind === 'session' ? [] : [common.forbidden]),
  ...(a.right ? [common.seat] : []),
];

/** Everything that a call may be refused with: by the door, by its limit, by its input, and by what it does. */
export const refusalsOf = (e: AnyEndpoint, docs: CallDocs): Refusal[] => {
  const all = [
    ...atTheDoor(e),
    ...(e.method === 'GET' && !e.acts ? [] : [common.crossSite]),
    ...(e.limit ? [common.tooMany] : []),
    ...(e.params ? [common.notFound] : []),
    ...(e.query || e.body ? [common.invalid] : []),
    ...(e.body && e.encoding !== 'multipart' ? [common.tooLarge] : []),
    ...(docs.refuses ?? []),
  ];
  return [...new Map(all.map((r) => [`${r.status} ${r.code}`, r])).values()];
};
