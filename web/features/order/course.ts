import type { OrderState } from '#contract/order/calls.ts';

/** The way an order goes when nothing stops it. */
const course = ['toConfirm', 'confirmed', 'inProduction', 'shipped', 'received', 'completed'] as const;
type KnotState = 'done' | 'now' | 'next' | 'stopped';

/**
 * The thread of an order: its course, cut after the last state reached where it was cancelled or is in dispute. A state
 * that was passed over (shipping without a word on production) counts as done.
 */
export const knotsOf = (
  state: OrderState,
  timeline: readonly { state: OrderState }[],
): { key: OrderState; state: KnotState }[] => {
  const at = (course as readonly OrderState[]).indexOf(state);
  if (at >= 0)
    return course.map((key, i) => ({
      key,
      state: i < at || state === 'completed' ? 'done' : i === at ? 'now' : 'next',
    }));
  const reached = Math.max(0, ...timeline.map((e) => (course as readonly OrderState[]).indexOf(e.state)));
  return [
    ...course.slice(0, reached + 1).map((key) => ({ key, state: 'done' as const })),
    { key: state, state: 'stopped' as const },
  ];
};
