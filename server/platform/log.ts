import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Structured logs, one JSON object a line. Personal parts of paths and queries never get here (see http/request.ts). */
export const createLog = (level: string) =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'code', '*.password', '*.token'],
  });
