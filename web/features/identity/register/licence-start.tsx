import { type DragEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from '../login/login-form.module.css';

type Props = {
  /** A picture was chosen or dropped; what judges, uploads and reads it comes now. */
  onFile: (file: File) => void;
  /** Folded to one line: the fields below are filled in by hand. */
  byHand: boolean;
  onHand: (byHand: boolean) => void;
  /** The pointer or the keyboard is here: what reads can be on its way. */
  onNear: () => void;
};

/** A company's registration begins with its licence; by hand is beside it, and the fields stand below either way. */
export const LicenceStart = ({ onFile, byHand, onHand, onNear }: Props) => {
  const { t } = useTranslation('identity');
  const ready = useReady();
  const card = useRef<HTMLDivElement>(null);
  const drop = (e: DragEvent) => {
    e.preventDefault();
    const [file] = e.dataTransfer.files;
    if (file && ready) onFile(file);
  };
  const hand = () => {
    onHand(true);
    card.current?.closest('form')?.querySelector<HTMLInputElement>('[name="organization"]')?.focus();
  };
  return (
    <div
      ref={card}
      className={classes['offer']}
      data-folded={byHand || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onDragOver={(e) => e.preventDefault()}
      onDrop={drop}
    >
      {byHand ? (
        <ActButton look="word" onClick={() => onHand(false)}>
          {t('register.licence.again')}
        </ActButton>
      ) : (
        <>
          <h2>{t('register.licence.title')}</h2>
          <p>{t('register.licence.note')}</p>
          <div className={classes['ways']}>
            <label className={classes['choose']} data-disabled={!ready || undefined}>
              <input
                type="file"
                className="visually-hidden"
                // As the upload takes them (files 2); it judges again.
                accept=".jpg,.jpeg,.png,.bmp"
                disabled={!ready}
                onChange={(e) => {
                  const [file] = e.currentTarget.files ?? [];
                  if (file) onFile(file);
                }}
              />
              {t('register.licence.go')}
            </label>
            <ActButton disabled={!ready} onClick={hand}>
              {t('register.licence.hand')}
            </ActButton>
          </div>
        </>
      )}
    </div>
  );
};
