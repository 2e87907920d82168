/** Asks the window for frames, until told to stop. */
export const makeFrames = (turn: (now: number) => void) => {
  let handle = 0;
  const frame = (now: number) => {
    handle = requestAnimationFrame(frame);
    turn(now);
  };
  return {
    run: () => {
      handle ||= requestAnimationFrame(frame);
    },
    stop: () => {
      cancelAnimationFrame(handle);
      handle = 0;
    },
  };
};

/** Tells when frames take too long over some while. */
export const makeWatch = (onSlow: () => void) => {
  let slow = { frames: 0, ms: 0 };
  return {
    reset: () => {
      slow = { frames: 0, ms: 0 };
    },
    note: (since: number) => {
      slow = { frames: slow.frames + 1, ms: slow.ms + since * 1000 };
      if (slow.frames < 8 || (slow.frames < 40 && slow.ms < 1200)) return;
      const mean = slow.ms / slow.frames;
      slow = { frames: 0, ms: 0 };
      if (mean > 50) onSlow();
    },
  };
};
