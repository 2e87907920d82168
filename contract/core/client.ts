import type { AnyEndpoint, DataOf, InputOf } from './endpoint.ts';
import type { Envelope, RefusedData } from './errors.ts';

/** A refused call, as the caller meets it: `error` is the contract's code, `fields` the messages by field. */
export class CallError extends Error {
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly fields: Record<string, string>;
  /** All that the refusal says besides. */
  readonly data: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Partial<Envelope<RefusedData>>) {
    super(body.msg ?? '');
    this.status = status;
    this.code = body.code ?? 1;
    this.error = body.data?.error ?? 'common.failed';
    this.fields = body.data?.fields ?? {};
    this.data = { ...body.data };
  }
}

export type Send = (path: string, init: RequestInit) => Promise<Response>;
type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Address of a call: parameters filled in, arrays as repeated keys. */
const addressOf = (e: AnyEndpoint, input: Loose = {}): string => {
  const path = e.path.replace(/\{(\w+)\}/g, (_, k: string) => encodeURIComponent(String(input.params?.[k] ?? '')));
  const search = new URLSearchParams();
  for (const [k, v] of Object.entries(input.query ?? {}))
    for (const one of Array.isArray(v) ? v : [v]) if (one !== undefined && one !== null) search.append(k, String(one));
  const s = search.toString();
  return s ? `${path}?${s}` : path;
};

type Args<E extends AnyEndpoint> = keyof InputOf<E> extends never ? [input?: undefined] : [input: InputOf<E>];
export type Call = <E extends AnyEndpoint>(e: E, ...input: Args<E>) => Promise<DataOf<E>>;

/** The typed client; `send` is fetch in the browser and the app itself in the server's loaders. */
export const makeCall =
  (send: Send): Call =>
  async (e, ...[given]) => {
    const input = (given ?? {}) as Loose;
    const init: RequestInit = { method: e.method };
    if (input.body instanceof FormData) init.body = input.body;
    else if (input.body !== undefined) {
      init.body = JSON.stringify(input.body);
      init.headers = { 'content-type': 'application/json' };
    }
    const res = await send(addressOf(e, input), init);
    const body = (await res.json().catch(() => ({}))) as Envelope<never>;
    if (e.raw ? !res.ok : body.code !== 0) throw new CallError(res.status, body as Partial<Envelope<RefusedData>>);
    return (e.raw ? body : body.data) as never;
  };
