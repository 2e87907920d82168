import { expect, it } from 'vitest';
import { limits as login } from '#server/rooms/identity/rules.ts';
import { limits } from '#server/rooms/captcha/rules.ts';
import { files } from '#contract/files.ts';
import { tryAll } from './try.ts';

const anHour = (l: { points: number; seconds: number }) => (l.points * 3600) / l.seconds;

/**
 * A captcha only slows (wire): what it must stand is the ten-line matcher of the public project's pictures. What better
 * attacks reach is printed, with what the limits then leave one address.
 */
/** Pictures are drawn by chance: a share near the limit is judged by three times as many before it counts. */
const measured = async () => {
  const first = await tryAll(200);
  if (Math.max(first.whiteOutline, first.template) < 0.08 && first.edges < 0.25) return first;
  const more = await tryAll(400);
  const names = Object.keys(first) as (keyof typeof first)[];
  return Object.fromEntries(names.map((n) => [n, (first[n] + 2 * more[n]) / 3])) as typeof first;
};

it('security 14: 200 pictures against our own solvers', async () => {
  const share = await measured();
  const strongest = Math.max(...Object.values(share));
  const solves = Math.floor(Math.min(anHour(limits.gets), anHour(limits.checks)) * strongest);
  console.log(
    [
      ...Object.entries(share).map(([name, s]) => `${name.padEnd(14)} ${(s * 100).toFixed(1).padStart(5)} %`),
      `the strongest leaves one address ${solves} solved puzzles an hour, of which the acts behind them take`,
      `  ${anHour(login.loginAddress)} logins (${anHour(login.loginAccount)} at one account, ${anHour(login.loginPair)} of them from one address),`,
      `  ${anHour(login.codeAddress)} codes, ${files.uploadOpen.limit?.points ?? 0} uploads without a session`,
    ].join('\n'),
  );
  expect(share.whiteOutline).toBeLessThan(0.1);
  expect(share.template).toBeLessThan(0.1);
  expect(share.edges).toBeLessThan(0.3);
}, 300_000);
