import type { PageAddress } from '#contract/pages.ts';
import { SiteLink } from '../frame/site-link.tsx';
import classes from './filter-links.module.css';

type Choice = {
  key: string;
  to: PageAddress;
  label: string;
  /** How many there are. */
  n?: number;
  current: boolean;
};

/** What a list is narrowed by, as links, so that each choice is an address of its own. */
export const FilterLinks = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <nav className={classes['filters']} aria-label={label}>
    {choices.map((c) => (
      <SiteLink key={c.key} to={c.to} preventScrollReset aria-current={c.current || undefined}>
        {c.label}
        {c.n !== undefined && <small className="figure"> {c.n}</small>}
      </SiteLink>
    ))}
  </nav>
);
