import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { captchaSize } from '#contract/captcha/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { CaptchaHead } from './captcha-head.tsx';
import slide from './slide-captcha.module.css';
import { type Point, type Proof, useChallenge } from './use-challenge.ts';
import classes from './word-captcha.module.css';

const { width, height } = captchaSize;
const middle: Point = { x: width / 2, y: height / 2 };
/** ms between the third click and its check (calls 20). */
const pause = 400;
const clamp = (v: number, most: number) => Math.max(0, Math.min(most, v));
const place = (p: Point) => ({ left: `${(p.x / width) * 100}%`, top: `${(p.y / height) * 100}%` });

/**
 * Three words clicked in order, by mouse, touch or a crosshair that the arrow keys move. Lengths are pixels of the
 * 310 x 155 reference.
 * @param closeAfter ms that the success stays before `onProved` (calls 20: 1,500 in a popup, else 1,000)
 */
export const WordCaptcha = ({ onProved, closeAfter }: { onProved: (p: Proof) => void; closeAfter: number }) => {
  const { t } = useTranslation('identity');
  const format = useFormat();
  const { challenge, phase, message, load, check } = useChallenge('clickWord');
  // Points and crosshair belong to one challenge: the next picture begins without them.
  const [set, setSet] = useState<{ token: string; points: Point[]; cross: Point }>({
    token: '',
    points: [],
    cross: middle,
  });
  const token = challenge?.token ?? '';
  const { points, cross } = set.token === token ? set : { points: [], cross: middle };
  const [seconds, setSeconds] = useState(0);
  const began = useRef(0);
  const picture = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = challenge?.wordList ?? [];
  const free = phase === 'idle' && points.length < words.length;

  useEffect(() => picture.current?.focus({ preventScroll: true }), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = async (all: Point[]) => {
    setSeconds((performance.now() - began.current) / 1000);
    const proof = await check(all);
    if (proof) setTimeout(() => onProved(proof), closeAfter);
  };
  const add = (at: Point) => {
    if (!free) return;
    if (!points.length) began.current = performance.now();
    const all = [...points, at];
    setSet({ token, points: all, cross: at });
    if (all.length === words.length) timer.current = setTimeout(() => void finish(all), pause);
  };
  const onClick = (e: MouseEvent<HTMLDivElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    add({ x: ((e.clientX - box.left) / box.width) * width, y: ((e.clientY - box.top) / box.height) * height });
  };
  const onKey = (e: KeyboardEvent) => {
    if (!free) return;
    const step = e.shiftKey ? 1 : 10;
    const by = { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step] }[e.key];
    const [dx, dy] = by ?? [];
    if (dx !== undefined && dy !== undefined)
      setSet({ token, points, cross: { x: clamp(cross.x + dx, width), y: clamp(cross.y + dy, height) } });
    else if (e.key === 'Enter' || e.key === ' ') add(cross);
    else if (e.key === 'Backspace') setSet({ token, points: points.slice(0, -1), cross });
    else return;
    e.preventDefault();
  };

  const said = {
    success: t('captcha.success', { seconds: format.number(seconds, 1) }),
    failure: message || t('captcha.failed'),
    checking: t('captcha.checking'),
    unavailable: message,
    loading: '',
    dragging: '',
    idle: '',
  }[phase];
  return (
    <div className={slide['slide']} data-phase={phase} data-captcha="words">
      <CaptchaHead
        title={t('captcha.wordTitle')}
        fixed={phase === 'checking' || phase === 'success'}
        onRefresh={() => {
          clearTimeout(timer.current);
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
          {said ||
            (words.length > 0 && (
              <>
                <span className={classes['ask']}>{t('captcha.wordAsk', { words: '' })}</span>
                {words.map((word, i) => (
                  <strong key={word} className={classes['word']} data-done={i < points.length || undefined}>
                    {word}
                  </strong>
                ))}
              </>
            ))}
        </span>
      </div>
    </div>
  );
};
