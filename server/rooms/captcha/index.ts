import type { Room } from '#server/platform/room.ts';
import { routes } from './routes.ts';
import { deleteExpired } from './store.ts';

/** Captcha: challenges, checks, and the one use of a verification at another room's act. */
export { useVerification } from './use-verification.ts';
export { solveForTest } from './solve-for-test.ts';

export const captchaRoom: Room = {
  name: 'captcha',
  routes,
  periodic: [{ name: 'captcha_cleanup', cron: '*/10 * * * *', run: deleteExpired }],
};
