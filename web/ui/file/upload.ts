import { CallError } from '#contract/core/client.ts';

/** A file that the server holds. */
export type Stored = { id: string; url: string; name: string; size: number };

/**
 * Sends one file; pieces get it from their page (web/lib/upload.ts is the platform's own).
 * @throws CallError where the server refused, anything else where the way broke
 */
export type Upload = (file: File, on: { progress: (share: number) => void; signal: AbortSignal }) => Promise<Stored>;

/** What the server said against a file; null where it said nothing and another try may help. */
export const refusalOf = (err: unknown): string | null =>
  err instanceof CallError && err.status < 500 && err.status !== 429 && err.message ? err.message : null;
