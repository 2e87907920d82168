import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './calendar.module.css';

/** The address of a ticket as a QR code, drawn in the browser; dark on white in both schemes, or no phone reads it. */
export const TicketCode = ({ path }: { path: string }) => {
  const { t } = useTranslation('forums');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const { toDataURL } = await import('qrcode');
      const data = await toDataURL(location.origin + path, { width: 504, margin: 2, errorCorrectionLevel: 'M' });
      if (!gone) setSrc(data);
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [path]);
  return (
    <span className={classes['code']}>{src && <img src={src} alt={t('ticketCode')} width={168} height={168} />}</span>
  );
};
