import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();
/** A connection keeps what has a name: were there ever more texts than this, the rest would do without. */
const most = 100;

/** pg-boss has a statement a table, whatever the queue: so many names stay few. Undefined where they do not. */
export const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= most) return known;
  const name = `job_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
};

/**
 * pg-boss asks each queue for jobs by the same statement, some fifty times a second on a node that has nothing to do, and reads and
 * plans it each time. With a name it is read and planned once a connection. Statements without values are left as they are: several
 * in one text cannot have a name.
 */
class NamingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const named = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const given = named ? [{ name: nameOf(text), text, values }, ...rest] : args;
    return (super.query as (...args: unknown[]) => never)(...given);
  }
}

/** How pg-boss connects: it hands its settings to a pool of `pg`, which makes its clients of this class. */
export const namingConnection = (url: string): { connectionString: string } => {
  const settings = { connectionString: url, Client: NamingClient };
  return settings;
};
