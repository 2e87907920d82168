import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './cards.module.css';

/** The card as a QR code, drawn in the browser; dark on white in both schemes, or no phone reads it. */
export const CardCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('cards');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let gone = false;
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(code, { width: 504, margin: 2, errorCorrectionLevel: 'M' }))
      .then((data) => {
        if (!gone) setSrc(data);
      });
    return () => {
      gone = true;
    };
  }, [code]);
  return (
    <figure className={classes['code']}>
      {src ? <img src={src} alt={t('qr')} width={168} height={168} /> : <span className={classes['blank']} />}
      <figcaption>{t('qrText')}</figcaption>
    </figure>
  );
};
