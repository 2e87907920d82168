import { pdf } from '../fixtures/office-files.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

/** Uploads a small PDF. @returns its id */
export const uploaded = async (t: TestPlatform, by: TestPerson, name: string): Promise<string> => {
  const form = new FormData();
  form.set('uid', '1');
  form.set('file', new File([pdf() as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' }));
  const res = await t.api.request('/api/busi/busifile/upload', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}` },
  });
  return ((await res.json()) as { data: { id: string } }).data.id;
};
