import type { createApi } from '#server/platform/http/api.ts';
import { common } from '#contract/core/errors.ts';
import { describedCalls, refusalsOf } from '#server/rooms/reference/index.ts';

const known = describedCalls.map((d) => ({
  d,
  patterns: [d.e.path, ...(d.e.aliases ?? [])].map(
    (path) => new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  ),
  refusals: new Set([common.failed, ...refusalsOf(d.e, d.docs)].map((r) => `${r.status} ${r.code}`)),
}));
/** The call that answered: of two that fit, the one with less left open. */
const callAt = (method: string, path: string) =>
  known
    .filter((k) => k.d.e.method === method && k.patterns.some((p) => p.test(path)))
    .toSorted((a, b) => a.d.e.path.split('{').length - b.d.e.path.split('{').length)[0];

/** Whatever a call refuses in a test stands among the refusals that integrators are told of; else the test fails. */
export const holdToDocs = (api: ReturnType<typeof createApi>): void => {
  const { fetch } = api;
  api.fetch = async (request, ...rest) => {
    const res = await fetch(request, ...rest);
    if (res.status < 400 || !res.headers.get('content-type')?.includes('json')) return res;
    const body = (await res.clone().json()) as { data?: { error?: string } | null } | null;
    const call = callAt(request.method, new URL(request.url).pathname);
    const refused = `${res.status} ${body?.data?.error}`;
    if (call && body?.data?.error && !call.refusals.has(refused)) {
      throw new Error(
        `${call.d.name} refuses with ${refused}, which integrators are not told: add it to \`refuses\` of ${call.d.docs.id} in contract/*/docs*.ts`,
      );
    }
    return res;
  };
};
