import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { World } from '../engine/world.ts';

/** Keys that are pressed anywhere in the hall; all are let go when the window loses them. */
export const useKeys = (
  dialog: RefObject<HTMLDialogElement | null>,
  world: RefObject<World | null>,
  press: (e: KeyboardEvent) => void,
) => {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const on = dialog.current;
    const down = (e: KeyboardEvent) => onPress(e);
    const up = (e: KeyboardEvent) => world.current?.walker.release(e.code);
    const away = () => world.current?.walker.releaseAll();
    on?.addEventListener('keydown', down);
    on?.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      on?.removeEventListener('keydown', down);
      on?.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, [dialog, world]);
};
