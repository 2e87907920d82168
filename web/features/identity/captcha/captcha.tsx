import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './captcha.module.css';
import { SlideCaptcha } from './slide-captcha.tsx';
import type { Proof } from './use-challenge.ts';
import { WordCaptcha } from './word-captcha.tsx';

type Props = { onProved: (p: Proof) => void; closeAfter: number };

/**
 * The slide first; the words for whoever prefers them.
 * @param closeAfter ms that the success stays before `onProved` (calls 20: 1,500 in a popup, else 1,000)
 */
export const Captcha = (props: Props) => {
  const { t } = useTranslation('identity');
  const [slide, setSlide] = useState(true);
  return (
    <div className={classes['captcha']}>
      {slide ? <SlideCaptcha {...props} /> : <WordCaptcha {...props} />}
      <ActButton look="word" onClick={() => setSlide(!slide)}>
        {t(slide ? 'captcha.useWords' : 'captcha.useSlide')}
      </ActButton>
    </div>
  );
};

export default Captcha;
