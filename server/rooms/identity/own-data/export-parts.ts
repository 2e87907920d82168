import type { Ctx, Person } from '#server/platform/context.ts';

/** Reads what a room keeps of the person of the session, as JSON; only what that person may see in the app. */
type Reader = (ctx: Ctx, person: Person) => Promise<unknown>;
const parts = new Map<string, Reader>();

/** A room hands in its part of what a person takes along; `name` is the file's, without `.json`. */
export const registerExport = (name: string, read: Reader): void => void parts.set(name, read);

/** Every registered part, by name. */
export const exportParts = (): ReadonlyMap<string, Reader> => parts;
