import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const counting = new AsyncLocalStorage<string[]>();
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const send = client.query;
client.query = function (...args) {
  const [first] = args;
  counting.getStore()?.push(typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''));
  return send.apply(this, args);
};

/** The statements that `work` sends to the database, whichever connections it takes; what runs beside it is not counted. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = [];
  await counting.run(sent, work);
  return sent;
};
