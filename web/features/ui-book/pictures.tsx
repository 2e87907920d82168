import { useTranslation } from '#web/lib/text/words.ts';
import { allPictures, Picture } from '#web/ui/picture/picture.tsx';
import classes from './book.module.css';
import { Section } from './example.tsx';

export const Pictures = () => {
  const { t } = useTranslation('book');
  const pictures = allPictures();
  const subjects = new Set(pictures.map((p) => p.subject)).size;
  return (
    <Section id="pictures" title={t('sections.pictures')} note={t('picture.count', { n: pictures.length, subjects })}>
      <ul className={classes['pictures']}>
        {pictures.map((p) => (
          <li key={`${p.subject}-${p.seed}`}>
            <Picture subject={p.subject} seed={p.seed} alt="" sizes="180px" />
            <span lang="en">
              {p.subject} {p.seed}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
