import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AvatarLook } from '#contract/fairs/avatar.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Figure } from '#web/ui/picture/figure.tsx';
import classes from './avatar.module.css';

type Turning = ReturnType<typeof import('./turning.ts').makeTurning>;

/** Radians of a step of a key, and of a pixel of a drag. */
const step = Math.PI / 12;
const perPixel = Math.PI / 220;

const drawsRooms = (): boolean => {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
};

/** The figure in a canvas of three dimensions, once it is asked for. */
const useTurning = () => {
  const [asked, setAsked] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [turning, setTurning] = useState<Turning | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!asked || !element || !drawsRooms()) return undefined;
    let made: Turning | undefined;
    let gone = false;
    void import('./turning.ts')
      .then(({ makeTurning }) => {
        if (gone) return;
        made = makeTurning(element, getComputedStyle(element).getPropertyValue('--sunk') || '#ecefed');
        setTurning(made);
      })
      // The drawing stays.
      .catch(() => setAsked(false));
    const lost = () => setTurning(null);
    element.addEventListener('webglcontextlost', lost);
    return () => {
      gone = true;
      element.removeEventListener('webglcontextlost', lost);
      made?.dispose();
    };
  }, [asked]);
  return { canvas, turning, asked, start: () => setAsked(true) };
};

/** Turns by the arrow keys and by drag. */
const useDrag = (turned: number, setTurned: Dispatch<SetStateAction<number>>) => {
  const from = useRef<{ x: number; turned: number } | null>(null);
  const onKeyDown = (e: KeyboardEvent) => {
    const by = { ArrowLeft: step, ArrowRight: -step }[e.key];
    if (by === undefined) return;
    e.preventDefault();
    setTurned((a) => a + by);
  };
  const onPointerDown = (e: PointerEvent) => {
    e.currentTarget.setPointerCapture(e.pointerId);
    from.current = { x: e.clientX, turned };
  };
  const onPointerMove = (e: PointerEvent) => {
    if (from.current) setTurned(from.current.turned - (e.clientX - from.current.x) * perPixel);
  };
  const end = () => (from.current = null);
  return { onKeyDown, onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
};

/**
 * The figure as a drawing, and once it is asked for as halls show it, turned by drag or by the arrow keys. Nothing of that loads
 * before; where nothing is drawn in three dimensions, or the device asks for less motion, the drawing stays.
 */
export const FigureView = ({ look }: { look: AvatarLook }) => {
  const { t } = useTranslation('avatar');
  const [turned, setTurned] = useState(0.35);
  const ready = useReady();

  const { canvas, turning, asked, start } = useTurning();
  useEffect(() => turning?.draw(look, turned), [turning, look, turned]);

  const drag = useDrag(turned, setTurned);
  const degrees = Math.round(((((turned % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) * 180) / Math.PI);
  return (
    <div className={classes['view']}>
      {!turning && <Figure look={look} view="whole" label={t('figureAlt')} className={classes['still']} />}
      <canvas
        ref={canvas}
        hidden={!turning}
        className={classes['canvas']}
        tabIndex={turning ? 0 : -1}
        role="slider"
        aria-label={t('turn')}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees === 360 ? 0 : degrees}
        {...drag}
      />
      {!asked && (
        <ActButton disabled={!ready} onClick={start}>
          {t('turnStart')}
        </ActButton>
      )}
      <p className={classes['hint']}>{t(turning ? 'turnHint' : 'stillHint')}</p>
    </div>
  );
};
