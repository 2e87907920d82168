import type { AvatarLook } from '#contract/fairs/avatar.ts';
import { drawFigure, figureViews } from './figure-drawing.ts';

type Props = { look: AvatarLook; view: keyof typeof figureViews; label?: string; className?: string | undefined };

/** A person's figure from the front, whole or as a portrait. Without a label it says nothing that stands not beside it. */
export const Figure = ({ look, view, label, className }: Props) => (
  <svg
    className={className}
    viewBox={figureViews[view].join(' ')}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {drawFigure(look).map(({ d, fill }, i) => (
      <path key={i} d={d} fill={fill} />
    ))}
  </svg>
);
