import { pdf } from '../fixtures/office-files.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

type Sent = { status: number; msg: string; data: { id: string; error?: string } };

/** Sends a file as one for this use, as a browser that knows no type would. @returns the answer */
export const sendFile = async (
  t: TestPlatform,
  by: TestPerson,
  file: { name: string; bytes: Uint8Array; as?: string; lang?: string },
): Promise<Sent> => {
  const form = new FormData();
  form.set('uid', '1');
  form.set('file', new File([file.bytes as Uint8Array<ArrayBuffer>], file.name));
  const res = await t.api.request(`/api/busi/busifile/upload${file.as ? `/${file.as}` : ''}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}`, ...(file.lang && { 'x-lang': file.lang }) },
  });
  return { status: res.status, ...((await res.json()) as Omit<Sent, 'status'>) };
};

/** Uploads a small PDF, or these bytes. @returns its id */
export const uploaded = async (t: TestPlatform, by: TestPerson, name: string, bytes?: Uint8Array): Promise<string> =>
  (await sendFile(t, by, { name, bytes: bytes ?? pdf(), ...(bytes && { as: 'drawing' }) })).data.id;
