import { Picture } from '#web/ui/picture/picture.tsx';
import classes from './content.module.css';

type Props = {
  of: { picture: string; photo: string | null };
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
};

/** The picture of a piece: its company's own, else one of the site's by its name. It says nothing that the title does not. */
export const Shot = ({ of, sizes, eager = false, className = classes['shot'] }: Props) => {
  if (of.photo)
    return (
      <img src={of.photo} alt="" loading={eager ? 'eager' : 'lazy'} className={`${className} ${classes['photo']}`} />
    );
  const at = of.picture.lastIndexOf('-');
  return (
    <Picture
      subject={of.picture.slice(0, at)}
      seed={Number(of.picture.slice(at + 1))}
      sizes={sizes}
      eager={eager}
      alt=""
      {...(className && { className })}
    />
  );
};
