import type { ReactNode } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import panel from './panel.module.css';
import { SiteLink } from './site-link.tsx';

type Tab = {
  key: string;
  to: PageAddress;
  label: ReactNode;
  /** How many there are, written. */
  count?: string;
  current: boolean;
};

/** The states of a list as tabs: links, so that each is an address of its own. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav className={panel['tabs']} aria-label={label}>
    {tabs.map(({ key, to, label: text, count, current }) => (
      <SiteLink key={key} to={to} aria-current={current ? 'page' : undefined}>
        {text}
        {count !== undefined && <small className="figure">{count}</small>}
      </SiteLink>
    ))}
  </nav>
);
