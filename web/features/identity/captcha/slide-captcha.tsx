import { IconArrowsHorizontal, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { captchaSize } from '#contract/captcha/calls.ts';
import { CaptchaHead } from './captcha-head.tsx';
import classes from './slide-captcha.module.css';
import { type Challenge, type Proof, useChallenge } from './use-challenge.ts';
import { useSaid } from './use-said.ts';
import { useSlide } from './use-slide.ts';
import { useTimedCheck } from './use-timed-check.ts';

/** The picture with its gap, and the piece so far from the left. */
const Puzzle = ({ challenge, left }: { challenge: Challenge; left: string }) => {
  const { t } = useTranslation('identity');
  return (
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
  );
};

/**
 * The sliding-block puzzle, by mouse, touch and keyboard. All lengths are pixels of the 310-wide reference.
 * @param closeAfter ms that the success stays before `onProved` (calls 20: 1,500 in a popup, else 1,000)
 */
export const SlideCaptcha = ({ onProved, closeAfter }: { onProved: (p: Proof) => void; closeAfter: number }) => {
  const { t } = useTranslation('identity');
  const { challenge, phase, message, setPhase, load, check } = useChallenge('blockPuzzle');
  const { seconds, begin, finish } = useTimedCheck({ check, onProved, closeAfter });
  const picture = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { x, percent, free, onDown, onMove, onUp, onKey } = useSlide({
    token: challenge?.token ?? '',
    phase,
    setPhase,
    picture,
    onBegin: begin,
    onRelease: (at) => finish({ x: at, y: 5 }),
  });
  useEffect(() => handle.current?.focus({ preventScroll: true }), []);
  const said = useSaid(phase, message, seconds);
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
        {challenge && <Puzzle challenge={challenge} left={left} />}
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
          aria-valuenow={percent}
          aria-valuetext={`${percent} %`}
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
