import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';

/** The public AJ-Captcha protocol: names, codes and encodings are the protocol's, so that its own clients work here. */
export const captchaTypes = ['blockPuzzle', 'clickWord'] as const;
const captchaType = z.enum(captchaTypes);
export type CaptchaType = z.infer<typeof captchaType>;

/** Protocol codes; `0000` is success, every other one shows `repMsg`. */
export const repCodes = {
  ok: '0000',
  expired: '6110',
  wrong: '6111',
  tooManyGets: '6201',
  tooManyChecks: '6204',
} as const;

/** Reference size of both pictures in pixels, and the width of the piece (calls 17). */
export const captchaSize = { width: 310, height: 155, piece: 47, bar: 40, block: 50 } as const;

const base64 = z.string();
export const challenge = z.object({
  captchaType,
  token: z.string(),
  /** 16 characters: the AES-128-ECB key of `pointJson`. */
  secretKey: z.string(),
  /** JPEG in base64 without a `data:` prefix. */
  originalImageBase64: base64,
  /** PNG of 47 x 155, only for `blockPuzzle`. */
  jigsawImageBase64: z.nullable(base64),
  /** Words to click, in this order; only for `clickWord`. */
  wordList: z.nullable(z.array(z.string())),
});
export const checked = z.object({ captchaType, token: z.string(), result: z.boolean() });

const response = <T extends z.ZodMiniType>(data: T) =>
  z.object({ repCode: z.string(), repMsg: z.string(), repData: z.nullable(data), success: z.boolean() });
/** The protocol's envelope round a challenge; `repData` is null where `repCode` is not `0000`. */
export const challengeResponse = response(challenge);
/** The same round the verdict on a solution. */
export const checkResponse = response(checked);

export const asked = z.object({
  captchaType,
  clientUid: z.optional(z.string().check(z.maxLength(100))),
  ts: z.optional(z.union([z.number(), z.string()])),
});
export const answer = z.object({
  captchaType,
  /** base64(AES-128-ECB-PKCS7(`{"x":204.78,"y":5}`, or three such points in order)). */
  pointJson: z.string().check(z.minLength(1), z.maxLength(1024)),
  token: z.string().check(z.minLength(1), z.maxLength(64)),
  clientUid: z.optional(z.string().check(z.maxLength(100))),
  ts: z.optional(z.union([z.number(), z.string()])),
});

/** Calls of the puzzles (the AJ-Captcha protocol, calls 16). */
export const captcha = {
  get: endpoint({
    method: 'POST',
    path: '/api/captcha/get',
    access: open,
    body: asked,
    raw: true,
    data: challengeResponse,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/captcha/check',
    access: open,
    body: answer,
    raw: true,
    data: checkResponse,
  }),
  code: endpoint({
    method: 'GET',
    path: '/api/code',
    access: open,
    shows: [],
    // The public client sends its wish in the body of a GET, which browsers drop: what arrives is nothing.
    query: z.object({ ...asked.shape, captchaType: z._default(captchaType, 'blockPuzzle') }),
    data: challengeResponse,
  }),
  codeCheck: endpoint({
    method: 'POST',
    path: '/api/code/check',
    access: open,
    body: answer,
    encoding: 'form',
    data: checkResponse,
  }),
};
