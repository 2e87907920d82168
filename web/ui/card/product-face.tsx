import css from '../picture/picture.module.css';
import { Picture } from '../picture/picture.tsx';
import { subjectFor } from '../picture/subject.ts';

type Props = {
  category: string;
  /** The render that stands for it, where it is no other than its material's. */
  picture: { subject: string; seed: number } | null;
  /** The supplier's own picture, which goes before any render. */
  photo: string | null;
  sizes: string;
  alt?: string;
  eager?: boolean;
  className?: string | undefined;
};

/** A product's picture at 4:3: the supplier's own, or the render that stands for its material. */
export const ProductFace = ({ category, picture, photo, sizes, alt = '', eager = false, className }: Props) =>
  photo ? (
    <span className={`${css.picture} ${className ?? ''}`}>
      <img
        className={css.image}
        src={photo}
        alt={alt}
        width={960}
        height={720}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  ) : (
    <Picture
      {...(picture ?? subjectFor(category))}
      alt={alt}
      sizes={sizes}
      eager={eager}
      {...(className && { className })}
    />
  );
