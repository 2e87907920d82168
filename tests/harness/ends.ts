import { afterAll } from 'vitest';

type End = () => unknown;
const ends: End[] = [];

/**
 * Runs when the file's tests have ended, the newest first. A hook that another hook registers is never called, and
 * the next file runs in the same process: what is left open would stay open.
 */
export const atEnd = (end: End): void => void ends.push(end);

/** Called by the setup of each file. */
export const endWithFile = (): void =>
  afterAll(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
