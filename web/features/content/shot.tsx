import { Picture } from '#web/ui/picture/picture.tsx';
import classes from './content.module.css';

type Props = { of: string; sizes: string; eager?: boolean; className?: string | undefined };

/** One of the site's own pictures by its name; it says nothing that the title does not. */
export const Shot = ({ of, sizes, eager = false, className = classes['shot'] }: Props) => {
  const at = of.lastIndexOf('-');
  return (
    <Picture
      subject={of.slice(0, at)}
      seed={Number(of.slice(at + 1))}
      sizes={sizes}
      eager={eager}
      alt=""
      {...(className && { className })}
    />
  );
};
