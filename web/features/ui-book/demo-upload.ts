import { CallError } from '#contract/core/client.ts';
import type { Upload } from '#web/ui/file/upload.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Stands in for the platform's upload, so that the book shows each state without a session: a name with `refuse` is
 * refused, one with `break` breaks off at its first try.
 */
export const demoUpload = (refusal: string): Upload => {
  const tried = new Set<string>();
  return async (file, on) => {
    for (let share = 0; share <= 1; share += 0.25) {
      if (on.signal.aborted) throw new Error('stopped');
      on.progress(share);
      await wait(80);
      if (file.name.includes('break') && share > 0.4 && !tried.has(file.name)) {
        tried.add(file.name);
        throw new Error('line broken');
      }
    }
    if (file.name.includes('refuse'))
      throw new CallError(415, { code: 1, msg: refusal, data: { error: 'files.wrongType' } });
    return { id: crypto.randomUUID(), url: URL.createObjectURL(file), name: file.name, size: file.size };
  };
};
