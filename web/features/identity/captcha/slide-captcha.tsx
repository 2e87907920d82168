import { IconArrowsHorizontal, IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { captchaSize } from '#contract/captcha/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { CaptchaHead } from './captcha-head.tsx';
import classes from './slide-captcha.module.css';
import { type Proof, useChallenge } from './use-challenge.ts';

const most = captchaSize.width - captchaSize.block;
const percent = (x: number) => Math.round((x / most) * 100);

/**
 * The sliding-block puzzle, by mouse, touch and keyboard. All lengths are pixels of the 310-wide reference.
 * @param closeAfter ms that the success stays before `onProved` (calls 20: 1,500 in a popup, else 1,000)
 */
export const SlideCaptcha = ({ onProved, closeAfter }: { onProved: (p: Proof) => void; closeAfter: number }) => {
  const { t } = useTranslation('identity');
  const format = useFormat();
  const { challenge, phase, message, setPhase, load, check } = useChallenge('blockPuzzle');
  // The position belongs to one challenge: with the next picture the block is back at its start.
  const [position, setPosition] = useState({ token: '', x: 0 });
  const x = position.token === challenge?.token ? position.x : 0;
  const [seconds, setSeconds] = useState(0);
  const drag = useRef({ from: 0, scale: 1, began: 0 });
  const picture = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const free = phase === 'idle' || phase === 'dragging';

  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  const begin = () => {
    if (x === 0) drag.current.began = performance.now();
    setPhase('dragging');
  };
  const move = (to: number) => setPosition({ token: challenge?.token ?? '', x: Math.max(0, Math.min(most, to)) });
  const finish = async (at: number) => {
    setSeconds((performance.now() - drag.current.began) / 1000);
    const proof = await check({ x: at, y: 5 });
    if (proof) setTimeout(() => onProved(proof), closeAfter);
  };

  const onDown = (e: PointerEvent<HTMLDivElement>) => {
    if (!free) return;
    e.currentTarget.setPointerCapture(e.pointerId);
    const width = picture.current?.getBoundingClientRect().width || captchaSize.width;
    drag.current = {
      ...drag.current,
      scale: captchaSize.width / width,
      from: e.clientX - (x * width) / captchaSize.width,
    };
    begin();
  };
  const onMove = (e: PointerEvent<HTMLDivElement>) => {
    if (phase === 'dragging' && e.currentTarget.hasPointerCapture(e.pointerId))
      move((e.clientX - drag.current.from) * drag.current.scale);
  };
  const onUp = (e: PointerEvent<HTMLDivElement>) => {
    if (phase !== 'dragging' || !e.currentTarget.hasPointerCapture(e.pointerId)) return;
    e.currentTarget.releasePointerCapture(e.pointerId);
    if (x > 0) void finish(x);
    else setPhase('idle');
  };
  const onKey = (e: KeyboardEvent) => {
    if (!free) return;
    const step = e.shiftKey ? 10 : 1;
    const to = {
      ArrowRight: x + step,
      ArrowUp: x + step,
      ArrowLeft: x - step,
      ArrowDown: x - step,
      Home: 0,
      End: most,
    }[e.key];
    if (to !== undefined) {
      e.preventDefault();
      begin();
      move(to);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      if (x > 0) void finish(x);
    }
  };

  const said =
    phase === 'success'
      ? t('captcha.success', { seconds: format.number(seconds, 1) })
      : phase === 'failure'
        ? message || t('captcha.failed')
        : phase === 'checking'
          ? t('captcha.checking')
          : phase === 'unavailable'
            ? message
            : '';
  const Icon = phase === 'success' ? IconCheck : phase === 'failure' ? IconX : IconArrowsHorizontal;
  const left = `${(x / captchaSize.width) * 100}%`;
  return (
    <div className={classes['slide']} data-phase={phase}>
      <CaptchaHead
        title={t('captcha.title')}
        fixed={phase === 'checking' || phase === 'success'}
        onRefresh={() => void load()}
      />
      <div ref={picture} className={classes['picture']}>
        {challenge && (
          <>
            <img
              src={`data:image/jpeg;base64,${challenge.originalImageBase64}`}
              alt={t('captcha.picture')}
              draggable={false}
            />
            <img
              src={`data:image/png;base64,${challenge.jigsawImageBase64}`}
              alt=""
              draggable={false}
              className={classes['piece']}
              style={{ left }}
            />
          </>
        )}
      </div>
      <div className={classes['bar']}>
        <span className={classes['fill']} style={{ width: `calc(${left} + 1px)` }} />
        <span className={classes['words']} aria-live="polite">
          {said || (x === 0 && <span className={classes['hint']}>{t('captcha.hint')}</span>)}
        </span>
        <div
          ref={handle}
          className={classes['block']}
          style={{ left }}
          role="slider"
          tabIndex={0}
          aria-label={t('captcha.slider')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(x)}
          aria-valuetext={`${percent(x)} %`}
          aria-disabled={!free}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerCancel={onUp}
          onKeyDown={onKey}
        >
          <Icon size={20} stroke={1.8} aria-hidden="true" />
        </div>
      </div>
    </div>
  );
};
