import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { envelope, type Envelope } from '#contract/core/errors.ts';
import { files } from '#contract/files/calls.ts';
import type { Upload } from '#web/ui/file/upload.ts';
import { renewSession, uploadLang } from './call.ts';

/** One try by XMLHttpRequest: fetch tells nothing of what has been sent. */
export const send = <T = DataOf<typeof files.upload>>(
  file: File,
  on: Parameters<Upload>[1],
  path: string,
  fields: Record<string, string> = {},
): Promise<T> =>
  new Promise((done, fail) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path);
    xhr.responseType = 'json';
    xhr.timeout = 120_000;
    xhr.setRequestHeader('x-lang', uploadLang());
    xhr.upload.addEventListener('progress', (e) => on.progress(e.lengthComputable ? e.loaded / e.total : 0));
    xhr.addEventListener('load', () => {
      const body = (xhr.response ?? {}) as Envelope;
      if (xhr.status < 300 && body.code === envelope.ok) done(body.data as T);
      else fail(new CallError(xhr.status, body as ConstructorParameters<typeof CallError>[1]));
    });
    for (const event of ['error', 'timeout', 'abort'] as const)
      xhr.addEventListener(event, () => fail(new Error(event)));
    on.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    const body = new FormData();
    body.set('uid', crypto.randomUUID());
    for (const [k, v] of Object.entries(fields)) body.set(k, v);
    body.set('file', file);
    xhr.send(body);
  });

/** A session that is gone is renewed in the popup, and the file sent once more. */
export const sendOrRenew = async (file: File, on: Parameters<Upload>[1], path: string) => {
  try {
    return await send(file, on, path);
  } catch (err) {
    const gone = err instanceof CallError && err.status === 401 && err.code === envelope.sessionGone;
    if (!gone || !(await renewSession())) throw err;
    return send(file, on, path);
  }
};
