import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Text } from '#contract/core/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Dialog } from '#web/ui/feedback/dialog.tsx';
import classes from './album.module.css';

/** What it shows of a picture: who sent it and when are said where somebody did. */
type Viewed = { url: string; caption: Text; by?: string; at?: string };
type Props = {
  photos: readonly Viewed[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
  /** What stands below the picture; its keys are its own. */
  below?: ReactNode;
};

/** One photograph over the page: arrow keys turn, plus and minus zoom, Escape closes. */
export const PhotoViewer = ({ photos, at, onMove, onClose, below }: Props) => {
  const { t } = useTranslation('album');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const [large, setLarge] = useState(false);
  const photo = photos[at];
  if (!photo) return null;
  const turn = (by: number) => {
    setLarge(false);
    onMove((at + by + photos.length) % photos.length);
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.key === 'ArrowRight') turn(1);
    else if (e.key === 'ArrowLeft') turn(-1);
    else if (e.key === '+') setLarge(true);
    else if (e.key === '-') setLarge(false);
    else return;
    e.preventDefault();
  };
  const name = text(photo.caption) || t('photoNo', { n: at + 1 });
  return (
    <Dialog label={name} closeLabel={t('close')} onClose={onClose} className={classes['viewer']}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole dialog; each has its button */}
      <div onKeyDown={onKey}>
        <div className={classes['picture']} data-large={large || undefined}>
          <img src={photo.url} alt={name} />
        </div>
        <p role="status">
          <b lang={textLang(photo.caption, lang)}>{text(photo.caption)}</b>{' '}
          <span>{[photo.by, t('of', { n: at + 1, all: photos.length })].filter(Boolean).join(' · ')}</span>{' '}
          {photo.at && <span>{f.stamp(photo.at)}</span>}
        </p>
        <div className={classes['tools']}>
          <button type="button" aria-label={t('previous')} onClick={() => turn(-1)}>
            <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
          </button>
          <button type="button" aria-pressed={large} aria-label={t('zoom')} onClick={() => setLarge(!large)}>
            {large ? (
              <IconZoomOut size={20} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconZoomIn size={20} stroke={1.8} aria-hidden="true" />
            )}
          </button>
          <button type="button" aria-label={t('next')} onClick={() => turn(1)}>
            <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
      </div>
      {below && <div className={classes['below']}>{below}</div>}
    </Dialog>
  );
};
