import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';

export type Statement = { text: string; values: unknown[] };
const counting = new AsyncLocalStorage<Statement[]>();
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const send = client.query;
client.query = function (...args) {
  const [first, second] = args;
  const given = (typeof first === 'string' ? { text: first } : first) as Partial<Statement> | undefined;
  counting.getStore()?.push({
    text: given?.text ?? '',
    values: given?.values ?? (Array.isArray(second) ? second : []),
  });
  return send.apply(this, args);
};

// Who waits for a connection is called by whoever gives one back: bound, so that the statement counts for who sent it.
type Connect = (this: pg.Pool, got?: (...args: unknown[]) => unknown) => unknown;
const pool = pg.Pool.prototype as unknown as { connect: Connect };
const connect = pool.connect;
pool.connect = function (got) {
  return got ? connect.call(this, AsyncResource.bind(got)) : connect.call(this);
};

/** The statements that `work` sends to the database, whichever connections it takes; what runs beside it is not counted. */
export const sentBy = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const sent: Statement[] = [];
  await counting.run(sent, work);
  return sent;
};
/** The same as text. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(work)).map((s) => s.text);
