import type { BoothAccent } from '#contract/fairs/states.ts';

/** Colours of things that stand in a booth, as the walkable hall has them; the page's own are for its words. */
export const accentColours: Record<BoothAccent, string> = {
  green: 'var(--accent-green)',
  amber: 'var(--accent-amber)',
  carbon: 'var(--accent-carbon)',
  sand: 'var(--accent-sand)',
  steel: 'var(--accent-steel)',
};
