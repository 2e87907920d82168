/**
 * How a seed decides which slot of a campaign wins which prize: the same program on the server and in the reader's browser, by Web
 * Crypto alone (carnival 12, decision 0077). A seed is 32 bytes in small hexadecimal letters.
 *
 * The commitment is the SHA-256 of `weft-draw-1|SEED|SLOTS|STOCK,STOCK`, so that it fixes prizes and slots too. Slots are put in the
 * order of the SHA-256 of `SEED|SLOT`; the first of them win the first prize, as many as there are of it, the next ones the second.
 */
export type Terms = {
  slots: number;
  /** How many there are of each prize, by its number. */
  stocks: readonly number[];
};
/** A slot that was drawn and won; `prize` is its number, from 1. */
type WonSlot = { slot: number; prize: number };

const hashed = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
};

/** What is hashed for the commitment, as anybody can type it into `sha256sum`. */
export const statementOf = (seed: string, { slots, stocks }: Terms): string =>
  `weft-draw-1|${seed}|${slots}|${stocks.join(',')}`;

export const commitmentOf = (seed: string, terms: Terms): Promise<string> => hashed(statementOf(seed, terms));

/** So many hashes are under way at once. */
const atOnce = 500;

/** The prize of each slot, by its number from 1; 0 where it wins none. The slot `n` stands at `n - 1`. */
export const outcomesOf = async (seed: string, { slots, stocks }: Terms): Promise<number[]> => {
  const keyed: { slot: number; key: string }[] = [];
  for (let from = 1; from <= slots; from += atOnce)
    keyed.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, slots - from + 1) }, async (_, i) => ({
          slot: from + i,
          key: await hashed(`${seed}|${from + i}`),
        })),
      )),
    );
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const outcomes = Array.from({ length: slots }, () => 0);
  let next = 0;
  stocks.forEach((stock, i) => {
    for (const { slot } of keyed.slice(next, next + stock)) outcomes[slot - 1] = i + 1;
    next += stock;
  });
  return outcomes;
};

export type Published = Terms & { seed: string; commitment: string; drawn: number; wins: readonly WonSlot[] };

/**
 * Holds what was published against the seed.
 * @returns whether the seed is the committed one, and the drawn slots whose prize is another than it says
 */
export const checkDraws = async (p: Published): Promise<{ committed: boolean; wrong: number[] }> => {
  const [commitment, outcomes] = await Promise.all([commitmentOf(p.seed, p), outcomesOf(p.seed, p)]);
  const said = new Map(p.wins.map((w) => [w.slot, w.prize]));
  const wrong = outcomes.slice(0, p.drawn).flatMap((prize, i) => ((said.get(i + 1) ?? 0) === prize ? [] : [i + 1]));
  // A win of a slot that nobody has drawn is as wrong as another prize.
  for (const slot of said.keys()) if (slot > p.drawn || slot < 1) wrong.push(slot);
  return { committed: commitment === p.commitment, wrong };
};
