import { identity } from '#contract/identity.ts';
import { route } from '#server/platform/http/route.ts';
import { userInfo } from './user-info.ts';

export const routes = [route(identity.userInfo, ({ ctx }) => userInfo(ctx))];
