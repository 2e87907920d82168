import { useCallback, useEffect, useRef, useState } from 'react';
import { captcha, type CaptchaType, repCodes } from '#contract/captcha/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { encrypt } from './aes.ts';

/** What an act that is protected by a captcha sends along. */
export type Proof = { randomStr: string; code: string };
export type Point = { x: number; y: number };
export type Challenge = NonNullable<DataOf<typeof captcha.get>['repData']>;
export type Phase = 'loading' | 'idle' | 'dragging' | 'checking' | 'success' | 'failure' | 'unavailable';

/** ms that a failure stays before the next picture (calls 20). */
const again = { blockPuzzle: 1000, clickWord: 700 } as const;
const fetchChallenge = (captchaType: CaptchaType) =>
  call(captcha.get, { body: { captchaType } }).catch((err: Error) => err);
const exact = (p: Point) => ({ x: Math.round(p.x * 100) / 100, y: Math.round(p.y * 100) / 100 });

/** One challenge of a type after another: load, check, and a new one some time after a failure. */
export const useChallenge = (type: CaptchaType) => {
  const [challenge, setChallenge] = useState<Challenge>();
  const [phase, setPhase] = useState<Phase>('loading');
  const [message, setMessage] = useState('');
  const alive = useRef(true);

  const show = useCallback((got: DataOf<typeof captcha.get> | Error) => {
    if (!alive.current) return;
    const fresh = got instanceof Error ? undefined : (got.repData ?? undefined);
    setChallenge(fresh);
    setPhase(fresh ? 'idle' : 'unavailable');
    setMessage(got instanceof Error ? got.message : got.repMsg);
  }, []);
  const load = () => {
    setPhase('loading');
    setMessage('');
    return fetchChallenge(type).then(show);
  };

  useEffect(() => {
    alive.current = true;
    void fetchChallenge(type).then(show);
    return () => {
      alive.current = false;
    };
  }, [show, type]);

  /** @param at pixels of the 310 x 155 reference: one point for the slide, three for the words */
  const check = async (at: Point | Point[]): Promise<Proof | null> => {
    if (!challenge) return null;
    setPhase('checking');
    const plaintext = JSON.stringify(Array.isArray(at) ? at.map(exact) : exact(at));
    const { token, secretKey } = challenge;
    try {
      const got = await call(captcha.check, {
        body: { captchaType: type, token, pointJson: encrypt(plaintext, secretKey) },
      });
      if (got.repCode === repCodes.ok) {
        setPhase('success');
        return { randomStr: type, code: encrypt(`${token}---${plaintext}`, secretKey) };
      }
      setMessage(got.repMsg);
    } catch (err) {
      setMessage(err instanceof Error ? err.message : '');
    }
    setPhase('failure');
    setTimeout(() => alive.current && void load(), again[type]);
    return null;
  };
  return { challenge, phase, message, setPhase, load, check };
};
