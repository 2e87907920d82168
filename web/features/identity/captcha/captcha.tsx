import { useState } from 'react';
import { SlideCaptcha } from './slide-captcha.tsx';
import type { Proof } from './use-challenge.ts';
import { WordCaptcha } from './word-captcha.tsx';

/**
 * The slide or the words, by chance, so that no solver of one of them gets through each time.
 * @param closeAfter ms that the success stays before `onProved` (specification 9: 1,500 in the popup, else 1,000)
 */
export const Captcha = (props: { onProved: (p: Proof) => void; closeAfter: number }) => {
  const [slide] = useState(() => Math.random() < 0.5);
  return slide ? <SlideCaptcha {...props} /> : <WordCaptcha {...props} />;
};
