/** Why the embedded PostgreSQL could not be started; callers may tell these apart by `code`. */
export type EmbeddedErrorCode =
  | 'in-use'
  | 'version-mismatch'
  | 'not-a-cluster'
  | 'no-binaries'
  | 'no-user'
  | 'bad-setting'
  | 'socket-dir'
  | 'start-failed';

/** An error whose message is meant for the person who typed `npm start`. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedError';
    this.code = code;
  }
}

/** The system's error code (`ENOENT`, ...) of anything thrown, or undefined. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
