import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import classes from './act.module.css';
import { SiteLink } from '../frame/site-link.tsx';

/**
 * The buttons of public pages. One kind a page: Mantine's own brings 4 KB of script along, and a first visit has 180 in all
 * (`tests/e2e/budgets.test.ts`). So Mantine's stays where the kit is loaded anyway: the member area, the desk, dialogs. Both
 * look alike, since the theme and these classes spend the same two colours.
 */
type Look = {
  /** `ask` is amber, `offer` green, `plain` an outline: two colours are spent on two acts (pages 6). `word` is one in a text. */
  look?: 'ask' | 'offer' | 'plain' | 'word' | undefined;
  /** Higher: the act that a page is for. */
  wide?: boolean | undefined;
  /** As broad as its place. */
  full?: boolean | undefined;
  children: ReactNode;
};
const of = ({ look = 'plain', wide, full }: Look) => ({
  className: classes['act'],
  'data-look': look,
  'data-wide': wide,
  'data-full': full,
});

/** A link that looks like a button. */
export const ActLink = ({ to, ...look }: Look & { to: PageAddress }) => (
  <SiteLink to={to} {...of(look)}>
    {look.children}
  </SiteLink>
);

type Pressed = Look & {
  /** Works: it can't be pressed again. */
  busy?: boolean;
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled' | 'onClick'>;

/**
 * A button; `type="submit"` sends its form, also before the page is alive. While its work is under way it does nothing, and keeps the focus,
 * which a button that is disabled loses; a form takes no second sending by itself.
 */
export const ActButton = ({ type = 'button', busy, disabled, onClick, ...look }: Pressed) => (
  <button
    // oxlint-disable-next-line react/button-has-type -- given above
    type={type}
    {...of(look)}
    data-busy={busy || undefined}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    disabled={disabled || (busy && type === 'submit')}
    onClick={busy ? undefined : onClick}
  >
    {look.children}
  </button>
);
