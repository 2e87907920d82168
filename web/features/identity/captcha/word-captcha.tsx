import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { captchaSize } from '#contract/captcha/calls.ts';
import { CaptchaHead } from './captcha-head.tsx';
import slide from './slide-captcha.module.css';
import { type Point, type Proof, useChallenge } from './use-challenge.ts';
import { useSaid } from './use-said.ts';
import { useTimedCheck } from './use-timed-check.ts';
import { useWordClicks } from './use-word-clicks.ts';
import classes from './word-captcha.module.css';

const { width, height } = captchaSize;
const place = (p: Point) => ({ left: `${(p.x / width) * 100}%`, top: `${(p.y / height) * 100}%` });

/** The words to click, with those that are done marked. */
const AskedWords = ({ words, done }: { words: readonly string[]; done: number }) => {
  const { t } = useTranslation('identity');
  return (
    <>
      <span className={classes['ask']}>{t('captcha.wordAsk', { words: '' })}</span>
      {words.map((word, i) => (
        <strong key={word} className={classes['word']} data-done={i < done || undefined}>
          {word}
        </strong>
      ))}
    </>
  );
};

/**
 * Three words clicked in order, by mouse, touch or a crosshair that the arrow keys move. Lengths are pixels of the
 * 310 x 155 reference.
 * @param closeAfter ms that the success stays before `onProved` (calls 20: 1,500 in a popup, else 1,000)
 */
export const WordCaptcha = ({ onProved, closeAfter }: { onProved: (p: Proof) => void; closeAfter: number }) => {
  const { t } = useTranslation('identity');
  const { challenge, phase, message, load, check } = useChallenge('clickWord');
  const { seconds, begin, finish } = useTimedCheck({ check, onProved, closeAfter });
  const picture = useRef<HTMLDivElement>(null);
  const words = challenge?.wordList ?? [];
  useEffect(() => picture.current?.focus({ preventScroll: true }), []);
  const { points, cross, free, onClick, onKey, cancel } = useWordClicks({
    token: challenge?.token ?? '',
    asked: words.length,
    idle: phase === 'idle',
    onBegin: begin,
    onAll: finish,
  });
  const said = useSaid(phase, message, seconds);
  return (
    <div className={slide['slide']} data-phase={phase} data-captcha="words">
      <CaptchaHead
        title={t('captcha.wordTitle')}
        fixed={phase === 'checking' || phase === 'success'}
        onRefresh={() => {
          cancel();
          void load();
        }}
      />
      {/* An application: its arrow keys are its own, a screen reader's too. oxlint counts the role among the passive ones. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={picture}
        className={`${slide['picture'] ?? ''} ${classes['words'] ?? ''}`}
        role="application"
        tabIndex={0}
        aria-label={`${t('captcha.wordAsk', { words: words.join(' ') })} ${t('captcha.wordKeys')}`}
        aria-disabled={!free}
        onClick={onClick}
        onKeyDown={onKey}
      >
        {challenge && <img src={`data:image/jpeg;base64,${challenge.originalImageBase64}`} alt="" draggable={false} />}
        {points.map((p, i) => (
          <span key={`${p.x} ${p.y} ${words[i]}`} className={classes['mark']} style={place(p)}>
            {i + 1}
          </span>
        ))}
        {free && <span className={classes['cross']} style={place(cross)} aria-hidden="true" />}
      </div>
      <div className={slide['bar']}>
        <span className={`${slide['words'] ?? ''} ${classes['said'] ?? ''}`} aria-live="polite">
          {said || (words.length > 0 && <AskedWords words={words} done={points.length} />)}
        </span>
      </div>
    </div>
  );
};
