import type { ReactNode } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { type Bar, Bars } from '#web/ui/table/bars.tsx';
import classes from './figures.module.css';

type Way = { to: PageAddress; label: string };

/** A panel that says something in words, and leads on. */
export const Said = ({ title, way, children }: { title: string; way?: Way; children: ReactNode }) => (
  <section className={`${panel['panel']} ${classes['said']}`}>
    <h2>{title}</h2>
    {children}
    {way && <SiteLink to={way.to}>{way.label}</SiteLink>}
  </section>
);

type BarsProps = {
  title: string;
  note: string;
  heads: [string, string];
  bars: Bar[];
  side: 'supply' | 'demand';
  none: string;
  way?: Way;
};
/** Bars with their table and file; where there are none, what that means and what to do. */
export const BarsOrNone = ({ none, way, ...chart }: BarsProps) =>
  chart.bars.some((b) => b.n > 0) ? (
    <Bars {...chart} file />
  ) : (
    <Said title={chart.title} {...(way && { way })}>
      <p>{none}</p>
    </Said>
  );
