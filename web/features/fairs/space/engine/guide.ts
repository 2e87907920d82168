import { before, middleOf } from '#contract/fairs/geometry.ts';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import { wayTo } from '#contract/fairs/way.ts';
import type { Built } from './booth-kit.ts';
import type { makeThread } from './thread.ts';
import type { Walker } from './walker.ts';

type Hall = { plan: HallPlan; booths: readonly Built[] };

/** The booth that is chosen, and the way there: as a thread on the floor, and walked. */
export const makeGuide = ({ plan, booths }: Hall, walker: Walker, thread: ReturnType<typeof makeThread>) => {
  let chosen: string | null = null;
  let laidFrom: Point | null = null;
  const goal = () => booths.find((b) => b.id === chosen);
  const lay = (force: boolean) => {
    const { x, y } = walker.at;
    if (!force && laidFrom && Math.hypot(x - laidFrom[0], y - laidFrom[1]) < 0.7) return;
    laidFrom = [x, y];
    const to = goal();
    const way = to ? wayTo(plan, booths, [x, y], to) : [];
    thread.lay(way.length > 1 && Math.hypot(x - (way.at(-1)?.[0] ?? 0), y - (way.at(-1)?.[1] ?? 0)) > 1 ? way : []);
  };
  return {
    get chosen() {
      return chosen;
    },
    choose: (id: string | null) => {
      chosen = id;
      lay(true);
    },
    goal,
    lay,
    /** The booth whose middle is nearest to where one stands. */
    nearest: (): string | undefined => {
      const { x, y } = walker.at;
      const far = (b: Built) => {
        const [mx, my] = middleOf(b.outline);
        return Math.hypot(mx - x, my - y);
      };
      return booths.toSorted((a, b) => far(a) - far(b))[0]?.id;
    },
    /** Walks to a booth; without movement one stands there at once. */
    goTo: (id: string, atOnce: boolean): void => {
      const to = booths.find((b) => b.id === id);
      if (!to) return;
      const { x, y } = walker.at;
      const way = wayTo(plan, booths, [x, y], to);
      if (atOnce || !way.length) walker.stand(before(to), middleOf(to.outline));
      else walker.follow(way, middleOf(to.outline));
    },
    face: (id: string) => {
      const to = booths.find((b) => b.id === id);
      if (to) walker.face(middleOf(to.outline));
    },
    stepsLeft: (): Point[] => {
      const to = goal();
      return to ? wayTo(plan, booths, [walker.at.x, walker.at.y], to) : [];
    },
  };
};
