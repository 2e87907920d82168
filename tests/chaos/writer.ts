/** What the chaos run needs to know about a target's API: how to write a row and how to read all rows back. */
export type Writer = {
  /** Writes row number `n`; resolves to its id when the server acknowledged it, to null when it did not. Never rejects. */
  write(baseUrl: string, n: number): Promise<string | null>;
  /** Ids of every row that is there at the end. */
  readAll(baseUrl: string): Promise<Set<string>>;
};

const TIMEOUT_MS = 5_000;

/** Writer of `bare-server.ts`: POST answers 201 with the id, GET lists the ids, one a line. */
export const bareWriter: Writer = {
  write: async (baseUrl, n) => {
    try {
      const answer = await fetch(`${baseUrl}/rows`, {
        method: 'POST',
        body: String(n),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.text();
      return answer.status === 201 ? text : null;
    } catch {
      return null;
    }
  },
  readAll: async (baseUrl) => {
    const answer = await fetch(`${baseUrl}/rows`);
    if (!answer.ok) throw new Error(`reading back failed: ${answer.status}`);
    return new Set((await answer.text()).split('\n').filter(Boolean));
  },
};
