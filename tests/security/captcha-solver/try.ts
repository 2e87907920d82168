import { slidePicture } from '#server/rooms/captcha/slide-picture.ts';
import { attacks } from './attacks.ts';
import { see } from './read.ts';

/** Tolerance of the check, pixels. */
const near = 5;
type AttackName = keyof typeof attacks;

/** Runs each attack on as many pictures of ours. @returns the share each of them solves, 0 to 1 */
export const tryAll = async (pictures: number): Promise<Record<AttackName, number>> => {
  const names = Object.keys(attacks) as AttackName[];
  const hits = Object.fromEntries(names.map((n) => [n, 0])) as Record<AttackName, number>;
  for (let i = 0; i < pictures; i++) {
    const drawn = await slidePicture();
    const seen = await see(drawn.picture, drawn.piece);
    for (const n of names) if (Math.abs(attacks[n](seen) - drawn.x) <= near) hits[n] += 1;
  }
  return Object.fromEntries(names.map((n) => [n, hits[n] / pictures])) as Record<AttackName, number>;
};

if (import.meta.main) console.log(await tryAll(Number(process.argv[2] ?? 200)));
