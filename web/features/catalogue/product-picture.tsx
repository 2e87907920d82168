import { Picture } from '#web/ui/picture/picture.tsx';
import { subjectFor } from '#web/ui/picture/subject.ts';

type Props = {
  category: string;
  picture: { subject: string; seed: number } | null;
  alt: string;
  sizes: string;
  eager?: boolean;
};

/** The product's picture, or the render that stands for its material. */
export const ProductPicture = ({ category, picture, ...rest }: Props) => (
  <Picture {...(picture ?? subjectFor(category))} {...rest} />
);
