/** Settings of which production needs good ones. */
type Given = { OAUTH_CLIENT: string; PASSWORD_KEY: string; BASE_URL?: string | undefined };

/** Anyone can read these in the source, or guesses them first. */
const known = ['pigxpigxpigxpigx', 'pig', 'test', 'secret', 'password', 'changeme', 'example', 'weft'];
const shortestSecret = 16;

/** Runs and repetitions: a row of neighbouring characters, or few different ones. */
const isPlain = (secret: string): boolean => {
  const codes = [...secret].map((c) => c.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((c, i) => c - (codes[i] ?? 0));
  const straight = steps.filter((s) => Math.abs(s) <= 1).length;
  return new Set(codes).size < 8 || straight > secret.length / 2;
};
const isKnown = (secret: string): boolean => {
  const bare = secret.toLowerCase().replace(/[^a-z]/g, '');
  return known.some((k) => bare === k || bare === k.repeat(Math.round(bare.length / k.length)));
};

/** Loopback stands for a machine on which production is only tried out; nothing is on the way there. */
const isLoopback = (url: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);

/** What production refuses of the token client, the password key and the public address: a line each. */
export const weakIn = (s: Given): string[] => {
  const wrong: string[] = [];
  const secret = s.OAUTH_CLIENT.slice(s.OAUTH_CLIENT.indexOf(':') + 1);
  if (secret.length < shortestSecret || isPlain(secret) || isKnown(secret))
    wrong.push(
      `OAUTH_CLIENT: production needs a secret of its own, ${shortestSecret} characters or more, made by chance`,
    );
  if (isPlain(s.PASSWORD_KEY) || isKnown(s.PASSWORD_KEY))
    wrong.push('PASSWORD_KEY: production needs 16 characters of its own, made by chance');
  if (!s.BASE_URL) wrong.push('BASE_URL: production needs the public address, e.g. https://weft.example');
  else if (!URL.canParse(s.BASE_URL)) wrong.push('BASE_URL: is no address');
  else if (!s.BASE_URL.startsWith('https://') && !isLoopback(new URL(s.BASE_URL)))
    wrong.push('BASE_URL: production needs https://, since the session travels in a cookie');
  return wrong;
};
