import classes from './quote-bars.module.css';

/** How many quotations of those wanted are in: standing green bars after the figure. */
export const QuoteBars = ({ count, wanted, label }: { count: number; wanted: number; label: string }) => (
  <span className={classes['bars']} role="img" aria-label={label}>
    <span className="figure" aria-hidden="true">
      {count}/{wanted}
    </span>
    <span className={classes['row']} aria-hidden="true">
      {Array.from({ length: Math.min(wanted, 10) }, (_, i) => (
        <i key={i} data-on={i < (wanted > 10 ? Math.ceil((count * 10) / wanted) : count) || undefined} />
      ))}
    </span>
  </span>
);
