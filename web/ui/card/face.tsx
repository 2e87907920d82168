import classes from './face.module.css';

/** A person's picture, or the first sign of their name; the name stands beside it, so it says nothing itself. */
export const Face = ({ name, avatar, size = 32 }: { name: string; avatar: string | null; size?: number }) =>
  avatar ? (
    <img className={classes['face']} src={avatar} alt="" width={size} height={size} loading="lazy" />
  ) : (
    <span className={classes['face']} style={{ width: size, height: size, lineHeight: `${size}px` }} aria-hidden="true">
      {[...name][0] ?? '·'}
    </span>
  );
