import { useCallback, useEffect, useRef, useState } from 'react';
import { captcha, repCodes } from '#contract/captcha.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { encrypt } from './aes.ts';

/** What an act that is protected by a captcha sends along. */
export type Proof = { randomStr: string; code: string };
type Challenge = NonNullable<DataOf<typeof captcha.get>['repData']>;
export type Phase = 'loading' | 'idle' | 'dragging' | 'checking' | 'success' | 'failure' | 'unavailable';

const fetchChallenge = () => call(captcha.get, { body: { captchaType: 'blockPuzzle' } }).catch((err: Error) => err);

/** One slide challenge after another: load, check, and a new one 1 s after a failure (specification 4 and 9). */
export const useChallenge = () => {
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
    return fetchChallenge().then(show);
  };

  useEffect(() => {
    alive.current = true;
    void fetchChallenge().then(show);
    return () => {
      alive.current = false;
    };
  }, [show]);

  const check = async (x: number): Promise<Proof | null> => {
    if (!challenge) return null;
    setPhase('checking');
    const plaintext = JSON.stringify({ x: Math.round(x * 100) / 100, y: 5 });
    const { token, secretKey } = challenge;
    try {
      const got = await call(captcha.check, {
        body: { captchaType: 'blockPuzzle', token, pointJson: encrypt(plaintext, secretKey) },
      });
      if (got.repCode === repCodes.ok) {
        setPhase('success');
        return { randomStr: 'blockPuzzle', code: encrypt(`${token}---${plaintext}`, secretKey) };
      }
      setMessage(got.repMsg);
    } catch (err) {
      setMessage(err instanceof Error ? err.message : '');
    }
    setPhase('failure');
    setTimeout(() => alive.current && void load(), 1000);
    return null;
  };
  return { challenge, phase, message, setPhase, load, check };
};
