import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './act.module.css';
import { SiteLink } from './site-link.tsx';

type Look = {
  /** `ask` is amber, `offer` green, `plain` an outline: two colours are spent on two acts (face 1). `word` is one in a text. */
  look?: 'ask' | 'offer' | 'plain' | 'word' | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
};
const of = ({ look = 'plain', wide }: Look) => ({ className: classes['act'], 'data-look': look, 'data-wide': wide });

/** A link that looks like a button, for pages that load no more of the kit than they need. */
export const ActLink = ({ to, ...rest }: Look & { to: string }) => (
  <SiteLink to={to} {...of(rest)}>
    {rest.children}
  </SiteLink>
);

type Pressed = Look & {
  /** Works: it can't be pressed again. */
  busy?: boolean;
  full?: boolean;
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled' | 'onClick'>;

/** A button of the same looks, for forms that visitors load: Mantine's brings 4 KB along. */
export const ActButton = ({ look, wide, busy, full, type = 'button', disabled, onClick, children }: Pressed) => (
  <button
    // oxlint-disable-next-line react/button-has-type -- given above
    type={type}
    {...of({ look, wide, children })}
    data-full={full}
    data-busy={busy || undefined}
    aria-busy={busy || undefined}
    disabled={disabled || busy}
    onClick={onClick}
  >
    {children}
  </button>
);

export const ActSubmit = (props: Look) => (
  <button type="submit" {...of(props)}>
    {props.children}
  </button>
);
