import frame from './frame.svg?url&no-inline';
import classes from './sign.module.css';

type SignName =
  | 'home'
  | 'inquiries'
  | 'plus'
  | 'suppliers'
  | 'me'
  | 'close'
  | 'menu'
  | 'categories'
  | 'more'
  | 'search'
  | 'bell';

/** A sign of the frame: Tabler's outline, kept in frame.svg so that no script carries it. Decoration, never the only name. */
export const Sign = ({ of, size = 22 }: { of: SignName; size?: number }) => (
  <svg
    className={classes['sign']}
    data-small={size <= 16 || undefined}
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${frame}#${of}`} />
  </svg>
);
