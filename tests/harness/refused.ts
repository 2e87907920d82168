import { CallError } from '#contract/core/client.ts';

/** What a call is refused with; an answer, or an error that is no refusal, fails the test. */
export const refusal = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => {
      throw new Error('was not refused');
    },
    (err: unknown) => {
      if (err instanceof CallError) return err;
      throw err;
    },
  );

/** The same as text, `409 inquiry.full`; `done` where the call was answered. */
export const refused = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (err: unknown) => {
      if (err instanceof CallError) return `${err.status} ${err.error}`;
      throw err;
    },
  );
