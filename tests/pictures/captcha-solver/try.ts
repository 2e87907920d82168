import { newPlace, slidePicture } from '#server/rooms/captcha/slide-picture.ts';
import { attacks } from './attacks.ts';
import { see } from './read.ts';

/** Tolerance of the check, pixels. */
const near = 5;
type AttackName = keyof typeof attacks | 'constant';

/** The share that the best answer without a look would solve, of so many pictures that chance decides nothing. */
const constantShare = (): number => {
  const answers = Array.from({ length: 3_000 }, newPlace);
  return (
    Math.max(...answers.map((guess) => answers.filter((x) => Math.abs(x - guess) <= near).length)) / answers.length
  );
};

/** Runs attacks on as many pictures of ours. @returns the share each of them solves, 0 to 1 */
export const tryAll = async (
  pictures: number,
  names = Object.keys(attacks) as (keyof typeof attacks)[],
): Promise<Record<AttackName, number>> => {
  const hits = Object.fromEntries(names.map((n) => [n, 0])) as Record<keyof typeof attacks, number>;
  for (let i = 0; i < pictures; i++) {
    const drawn = await slidePicture();
    const seen = await see(drawn.picture, drawn.piece);
    for (const n of names) if (Math.abs(attacks[n](seen) - drawn.x) <= near) hits[n] += 1;
  }
  const shares = Object.fromEntries(names.map((n) => [n, hits[n] / pictures])) as Record<keyof typeof attacks, number>;
  return { ...shares, constant: constantShare() };
};

if (import.meta.main) console.log(await tryAll(Number(process.argv[2] ?? 200)));
