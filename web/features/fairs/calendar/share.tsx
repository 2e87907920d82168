import { useState } from 'react';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';

/** Hands the page's address on: by the device's own way where it has one, else it is copied. */
export const Share = ({ title }: { title: string }) => {
  const { t } = useTranslation('forums');
  const ready = useReady();
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(t('copied'));
      }
    } catch (err) {
      // Who closes the device's own dialog has not been refused anything.
      if ((err as Error).name !== 'AbortError') setSaid(url);
    }
  };
  return (
    <>
      <ActButton disabled={!ready} onClick={() => void share()}>
        {t('share')}
      </ActButton>
      <span role="status">{said}</span>
    </>
  );
};
