import type { Person } from '../context.ts';
import type { Platform } from '../index.ts';
import type { Credential } from './request.ts';

/** Reads the person behind a token; `slide` extends the session's two hours. */
export type Authenticate = (platform: Platform, token: string, slide: boolean) => Promise<Person | null>;

/** The first of the tokens given that somebody stands behind, and that somebody. */
export const whoAsks = async (
  given: readonly Credential[],
  read: (token: string) => Promise<Person | null>,
): Promise<{ person: Person | null; credential?: Credential }> => {
  for (const credential of given) {
    const person = await read(credential.token);
    if (person) return { person, credential };
  }
  return { person: null };
};
