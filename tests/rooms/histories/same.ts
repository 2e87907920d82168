/** What came, held against what the model says. @throws Error that names the command */
export const same = (came: unknown, expected: unknown, where: unknown): void => {
  const [a, b] = [came, expected].map((v) => JSON.stringify(v));
  if (a !== b) throw new Error(`came ${a}, by the rules ${b}, at ${JSON.stringify(where)}`);
};
