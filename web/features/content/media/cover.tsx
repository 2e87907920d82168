import type { JournalRow } from '#contract/content/media-calls.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Shot } from '../shot.tsx';
import { pagePicture } from './addresses.ts';
import classes from './media.module.css';

/** The first page of an issue, in the reader's language where there is an edition in it; the piece's picture where there is none. */
export const Cover = ({ row, sizes, eager = false }: { row: JournalRow; sizes: string; eager?: boolean }) => {
  const { t } = useTranslation('media');
  const text = useText();
  const lang = useLang();
  const edition = row.editions.find((e) => e.lang === lang) ?? row.editions[0];
  if (!edition) return <Shot of={row} sizes={sizes} eager={eager} className={classes['cover']} />;
  return (
    <img
      className={classes['cover']}
      src={pagePicture(edition.id, 1, 800)}
      srcSet={`${pagePicture(edition.id, 1, 160)} 160w, ${pagePicture(edition.id, 1, 800)} 800w`}
      sizes={sizes}
      width={edition.width}
      height={edition.height}
      loading={eager ? 'eager' : 'lazy'}
      alt={t('cover', { title: text(row.title) })}
    />
  );
};
