import { captcha } from '#contract/captcha/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { checkChallenge } from './check-challenge.ts';
import { getChallenge } from './get-challenge.ts';

export const routes = [
  route(captcha.get, ({ ctx, body }) => getChallenge(ctx, body.captchaType)),
  route(captcha.code, ({ ctx, query }) => getChallenge(ctx, query.captchaType)),
  route(captcha.check, ({ ctx, body }) => checkChallenge(ctx, body)),
  route(captcha.codeCheck, ({ ctx, body }) => checkChallenge(ctx, body)),
];
