import type { Room } from '#server/platform/room.ts';
import { captchaRoom } from './captcha/index.ts';
import { enterpriseRoom } from './enterprise/index.ts';
import { identityRoom } from './identity/index.ts';

/** Every room of the house; main mounts them. */
export const rooms: Room[] = [identityRoom, captchaRoom, enterpriseRoom];
