import type { AdPlace } from '#contract/advertising/places.ts';
import classes from './ads.module.css';

/** Where on its page a place lies, in the units of the outline: x, y, width, height. */
const lit: Record<AdPlace, readonly [number, number, number, number]> = {
  home: [8, 44, 104, 14],
  search: [34, 62, 78, 14],
  hall: [34, 62, 78, 14],
  news: [8, 62, 104, 14],
};
const blocks: Record<AdPlace, readonly (readonly [number, number, number, number])[]> = {
  home: [
    [8, 14, 30, 26],
    [42, 14, 70, 26],
    [8, 62, 104, 14],
  ],
  search: [
    [8, 14, 22, 62],
    [34, 14, 24, 20],
    [61, 14, 24, 20],
    [88, 14, 24, 20],
    [34, 38, 24, 20],
    [61, 38, 24, 20],
    [88, 38, 24, 20],
  ],
  hall: [
    [8, 14, 22, 62],
    [34, 14, 78, 8],
    [34, 26, 78, 8],
    [34, 38, 78, 8],
    [34, 50, 78, 8],
  ],
  news: [
    [8, 14, 104, 20],
    [8, 38, 104, 8],
    [8, 50, 104, 8],
  ],
};

/** The outline of a page with the place lit. */
export const PlaceOutline = ({ place }: { place: AdPlace }) => (
  <svg className={classes['outline']} viewBox="0 0 120 84" aria-hidden="true" focusable="false">
    <rect width={120} height={84} rx={4} data-part="page" />
    <rect width={120} height={8} rx={4} data-part="head" />
    {blocks[place].map(([x, y, width, height]) => (
      <rect key={`${x} ${y}`} {...{ x, y, width, height }} rx={2} data-part="block" />
    ))}
    {[lit[place]].map(([x, y, width, height]) => (
      <rect key="lit" {...{ x, y, width, height }} rx={2} data-part="lit" />
    ))}
  </svg>
);
