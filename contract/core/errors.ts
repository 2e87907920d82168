/** A refusal that a person can act on: `code` is its translation key in i18n/<lang>/errors.json, `status` the HTTP status. */
export type Refusal = { code: string; status: number };

/** Declares the refusals of a room: `{deadlinePassed: 409}` becomes `inquiry.deadlinePassed`. */
export const refusals = <T extends Record<string, number>>(room: string, table: T): { [K in keyof T]: Refusal } =>
  Object.fromEntries(Object.entries(table).map(([k, status]) => [k, { code: `${room}.${k}`, status }])) as {
    [K in keyof T]: Refusal;
  };

/**
 * Refusals that any call may answer. `seat` is the right of a seat, `invalid` comes with messages by
 * field.
 */
export const common = refusals('common', {
  login: 401,
  forbidden: 403,
  complete: 403,
  customerService: 403,
  noQuoteRight: 403,
  seat: 403,
  notFound: 404,
  takenDown: 410,
  noSuchCall: 404,
  wrongMethod: 405,
  invalid: 400,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  crossSite: 403,
  failed: 500,
});

/** Codes of the envelope (calls 1). */
export const envelope = { ok: 0, refused: 1, sessionGone: 2 } as const;
export type Envelope<T = unknown> = { code: number; msg: string; data: T };
export type RefusedData = { error: string; fields?: Record<string, string> } | null;
