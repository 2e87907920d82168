import { Button } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { makeBoothScene, type Single } from './booth-scene.ts';

type Props = { booth: Single; className: string; turns: string; label: string; onLost: () => void };
const step = 0.3;

/** The scene of a booth in its canvas; another booth is shown in the same. */
const useScene = (booth: Single, onLost: () => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ReturnType<typeof makeBoothScene> | null>(null);
  const first = useRef(booth);
  const lost = useRef(onLost);
  useLayoutEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    if (!canvas.current) return undefined;
    try {
      scene.current = makeBoothScene(canvas.current, first.current, () => lost.current());
    } catch {
      // A browser that draws nothing in three dimensions.
      lost.current();
      return undefined;
    }
    return () => {
      scene.current?.dispose();
      scene.current = null;
    };
  }, []);
  useEffect(() => {
    if (first.current === booth) return;
    first.current = booth;
    scene.current?.show(booth);
  }, [booth]);
  return { canvas, scene };
};

/** One booth in three dimensions: turned by drag or by its two buttons; what it holds goes with it. */
export default function SingleBooth({ booth, className, turns, label, onLost }: Props) {
  const { t } = useTranslation('stands');
  const { canvas, scene } = useScene(booth, onLost);
  const dragged = useRef<number | null>(null);
  const drag = (e: PointerEvent) => {
    if (dragged.current === null) return;
    scene.current?.turn((dragged.current - e.clientX) / 160);
    dragged.current = e.clientX;
  };
  return (
    <>
      <canvas
        ref={canvas}
        className={className}
        role="img"
        aria-label={label}
        onPointerDown={(e) => {
          dragged.current = e.clientX;
          e.currentTarget.setPointerCapture(e.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
      />
      <div className={turns}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRotateClockwise2 size={16} stroke={1.8} />}
          onClick={() => scene.current?.turn(-step)}
        >
          {t('turnLeft')}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRotate2 size={16} stroke={1.8} />}
          onClick={() => scene.current?.turn(step)}
        >
          {t('turnRight')}
        </Button>
      </div>
    </>
  );
}
