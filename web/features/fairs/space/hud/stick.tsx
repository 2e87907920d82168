import { useRef } from 'react';
import classes from './hud.module.css';

const reach = 44;

/** A stick for the left thumb, where fingers are what one points with; who looks around does it beside it. */
export const Stick = ({ onPush, label }: { onPush: (ahead: number, aside: number) => void; label: string }) => {
  const knob = useRef<HTMLSpanElement>(null);
  const move = (x: number, y: number) => {
    const far = Math.max(1, Math.hypot(x, y) / reach);
    if (knob.current) knob.current.style.transform = `translate(${x / far}px, ${y / far}px)`;
    onPush(-y / far / reach, x / far / reach);
  };
  const at = (e: React.PointerEvent<HTMLDivElement>) => {
    const r = e.currentTarget.getBoundingClientRect();
    move(e.clientX - r.left - r.width / 2, e.clientY - r.top - r.height / 2);
  };
  return (
    <div
      className={classes['stick']}
      role="img"
      aria-label={label}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        at(e);
      }}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && at(e)}
      onPointerUp={() => move(0, 0)}
      onPointerCancel={() => move(0, 0)}
    >
      <span ref={knob} />
    </div>
  );
};
