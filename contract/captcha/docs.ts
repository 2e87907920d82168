import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { answer, asked, type captcha, challenge, challengeResponse, checked, checkResponse } from './calls.ts';

export const captchaDocs: RoomDocs = {
  schemas: {
    CaptchaQuestion: { is: asked, about: 'Which captcha is asked for.' },
    CaptchaSolution: {
      is: answer,
      about: 'A solution of a captcha.',
      fields: { token: ['Token of the challenge.', '9f2c1a7b4d3e4f60a1b2c3d4e5f60718'] },
    },
    CaptchaChallenge: {
      is: challenge,
      about: 'A captcha to be solved. It lives 120 seconds and dies at its first check.',
      fields: {
        token: ['Names the challenge at its check.', '9f2c1a7b4d3e4f60a1b2c3d4e5f60718'],
        secretKey: ['16 characters, the AES-128-ECB key of `pointJson`.', 'k3Yp0dQz7mWx2RtA'],
        originalImageBase64: [
          'The picture, 310 x 155: a JPEG in base64 without a `data:` prefix.',
          '/9j/4AAQSkZJRgABAQ',
        ],
        jigsawImageBase64: ['The piece, 47 x 155: a PNG in base64; null for `clickWord`.', 'iVBORw0KGgoAAAANSUhEUg'],
        wordList: ['The words to be clicked, in this order; null for `blockPuzzle`.', null],
      },
    },
    CaptchaVerdict: {
      is: checked,
      about: 'Whether a solution was right.',
      fields: {
        token: ['Token of the challenge.', '9f2c1a7b4d3e4f60a1b2c3d4e5f60718'],
        result: ['Whether it was right.', true],
      },
    },
    CaptchaChallengeResponse: {
      is: challengeResponse,
      about: 'A challenge in the envelope of the AJ-Captcha protocol.',
    },
    CaptchaCheckResponse: { is: checkResponse, about: 'A verdict in the envelope of the AJ-Captcha protocol.' },
  },
  fields: {
    captchaType: 'Slide puzzle, or three words to click.',
    clientUid: ['A name that the client gives itself; nothing depends on it.', 'slider-7d1c'],
    ts: ['Time of the client in milliseconds; nothing depends on it.', 1_796_112_000_000],
    pointJson: [
      'The solution: base64 of AES-128-ECB, PKCS7, of `{"x":204.78,"y":5}` or of three such points in order.',
      'V1nJ0pY0qk8m1k4yQ2nZr5q2T0m3p7c9d1x8b6w4s0A=',
    ],
    repCode: ['`0000` is success. 6110 expired, 6111 wrong, 6201 too many challenges, 6204 too many checks.', '0000'],
    repMsg: ['What a person is told; empty on success.', ''],
    repData: 'What was asked for; null where `repCode` is not `0000`.',
    success: ['Whether `repCode` is `0000`.', true],
  },
};

export const captchaCalls: CallsDocs<typeof captcha> = {
  get: {
    id: 'getCaptcha',
    summary: 'Get a captcha',
    about:
      'Answers a challenge of the AJ-Captcha protocol, whose public clients work here. The answer is not wrapped in our envelope.',
  },
  check: {
    id: 'checkCaptcha',
    summary: 'Check a captcha',
    about:
      'Checks a solution; the challenge dies at its first check. A right one gives a verification that lives 180 seconds and serves one act. The answer is not wrapped in our envelope.',
  },
  code: {
    id: 'getWrappedCaptcha',
    summary: 'Get a captcha in the envelope',
    about: 'Answers the same challenge in the envelope; the slide puzzle where no type is asked for.',
  },
  codeCheck: {
    id: 'checkWrappedCaptcha',
    summary: 'Check a captcha in the envelope',
    about: 'Checks a solution given in query, form or JSON, and answers in the envelope.',
  },
};
