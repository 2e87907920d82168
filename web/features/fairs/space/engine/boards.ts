import { type PerspectiveCamera, Vector3 } from 'three';
import { before, boundsOf, middleOf } from '#contract/fairs/geometry.ts';
import type { Point } from '#contract/fairs/plan.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import type { Built } from './booth-kit.ts';
import type { Ground } from './collide.ts';
import type { Candidate } from './labels.ts';

/** How far booths and people get boards, in metres; the chosen booth from farther. */
const reach = { booth: 24, chosen: 40, person: 12 };
type Me = { x: number; y: number; heading: number };
type Booth = Built & { name: string };

/** The booth that one stands before and looks at. */
export const frontOf = (booths: readonly Built[], { x, y, heading }: Me): string | null => {
  const [dx, dy] = [Math.sin(heading), -Math.cos(heading)];
  let best: { id: string; cost: number } | null = null;
  for (const b of booths) {
    const box = boundsOf(b.outline);
    const px = Math.max(box.x, Math.min(box.x + box.width, x));
    const py = Math.max(box.y, Math.min(box.y + box.depth, y));
    const far = Math.hypot(px - x, py - y);
    if (far > 5) continue;
    const [mx, my] = middleOf(b.outline);
    const l = Math.hypot(mx - x, my - y) || 1;
    const ahead = ((mx - x) * dx + (my - y) * dy) / l;
    const cost = far + (1 - ahead) * 4;
    if (ahead > 0.25 && (!best || cost < best.cost)) best = { id: b.id, cost };
  }
  return best?.id ?? null;
};

/** The middle of a booth's open side, above which its board hangs. */
const openSideOf = (b: Booth): Point => {
  const box = boundsOf(b.outline);
  const stand = before(b);
  const [mx, my] = middleOf(b.outline);
  return stand[0] === mx
    ? [mx, my + Math.sign(stand[1] - my) * (box.depth / 2)]
    : [mx + Math.sign(stand[0] - mx) * (box.width / 2), my];
};
/** About how wide words are drawn: Chinese characters are square. */
const widthOf = (text: string): number =>
  [...text].reduce((n, c) => n + ((c.codePointAt(0) ?? 0) > 0x2e7f ? 13 : 7.2), 0);

type Seen = {
  booths: readonly Booth[];
  ground: Ground;
  camera: PerspectiveCamera;
  people: () => ReadonlyMap<number, HallPerson>;
};

/** What could get a board from where one stands: near enough, in the picture, with nothing before it. */
export const makeBoards = ({ booths, ground, camera, people }: Seen) => {
  const at = new Vector3();
  return (
    me: Me,
    positions: ReadonlyMap<number, HallPosition>,
    chosen: string | null,
    [wide, high]: Point,
  ): Candidate[] => {
    const project = (x: number, h: number, y: number): Point | null => {
      at.set(x, h, y).project(camera);
      const isSeen = at.z < 1 && Math.abs(at.x) < 1.05 && Math.abs(at.y) < 1.05;
      return isSeen ? [((at.x + 1) / 2) * wide, ((1 - at.y) / 2) * high] : null;
    };
    const all: Candidate[] = [];
    for (const b of booths) {
      const [fx, fy] = openSideOf(b);
      const far = Math.hypot(fx - me.x, fy - me.y);
      const isFirst = b.id === chosen;
      if (far > (isFirst ? reach.chosen : reach.booth) || far < 1.2) continue;
      if (ground.hides([me.x, me.y], [fx, fy], b.outline)) continue;
      const height = b.state !== 'taken' ? 1.5 : b.size === 'large' ? 3.95 : 3.3;
      const p = project(fx, height, fy);
      const width = 74 + b.number.length * 8 + widthOf(b.name);
      if (p) all.push({ key: `b${b.id}`, kind: 'booth', id: b.id, far, isFirst, wide: width, x: p[0], y: p[1] });
    }
    for (const [n, who] of people()) {
      const where = positions.get(n);
      if (!where) continue;
      const far = Math.hypot(where.x - me.x, where.y - me.y);
      if (far > reach.person || far < 0.8 || ground.hides([me.x, me.y], [where.x, where.y], [])) continue;
      const p = project(where.x, 2, where.y);
      const width = 80 + widthOf(`${who.name} ${who.company.cn ?? who.company.en ?? ''}`);
      // Booths come before people who stand as far away.
      if (p)
        all.push({
          key: `p${n}`,
          kind: 'person',
          id: String(n),
          far: far + 2,
          isFirst: false,
          wide: width,
          x: p[0],
          y: p[1],
        });
    }
    return all;
  };
};
