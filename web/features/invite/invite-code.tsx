import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './invite.module.css';

/** The link as a QR code, drawn in the browser; dark on white in both schemes, or no phone reads it. */
export const InviteCode = ({ url }: { url: string }) => {
  const { t } = useTranslation('invite');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let gone = false;
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(url, { width: 480, margin: 2, errorCorrectionLevel: 'M' }))
      .then((data) => {
        if (!gone) setSrc(data);
      });
    return () => {
      gone = true;
    };
  }, [url]);
  return (
    <figure className={classes['code']}>
      {src ? <img src={src} alt={t('qr')} width={160} height={160} /> : <span className={classes['blank']} />}
      {src && (
        <figcaption>
          <a href={src} download="weft-invite.png">
            {t('save')}
          </a>
        </figcaption>
      )}
    </figure>
  );
};
