/** How the client by orval sends: to the platform of `BASE_URL`, with what `speakAs` says. */
const base = process.env['BASE_URL'] ?? '';
let authorization: string | undefined;

/** What every call carries from then on: `Bearer ...`, `Basic ...`, or nothing. */
export const speakAs = (header?: string): void => {
  authorization = header;
};

export const send = async <T>(url: string, init: RequestInit): Promise<T> => {
  const headers = new Headers(init.headers);
  if (authorization) headers.set('authorization', authorization);
  headers.set('x-lang', 'en');
  const res = await fetch(base + url, { ...init, headers });
  const json = res.headers.get('content-type')?.includes('application/json');
  return { status: res.status, headers: res.headers, data: json ? await res.json() : await res.blob() } as T;
};
