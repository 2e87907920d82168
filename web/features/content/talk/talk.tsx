import { lazy, Suspense } from 'react';
import { useSettled } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './talk.module.css';

const TalkList = lazy(() => import('./talk-list.tsx'));

/**
 * Praise, collecting and comments below a piece, and following who says it. They come once the page is alive: the page itself is the same for everybody and is
 * kept, what is said changes and knows its reader.
 */
export const Talk = ({ pieceId, speaker }: { pieceId: string; speaker?: string | undefined }) => {
  const { t } = useTranslation('content');
  const settled = useSettled();
  return (
    <section className={classes['talk']} aria-labelledby="talk">
      <h2 id="talk">{t('talk.title')}</h2>
      {settled && (
        <Suspense>
          <TalkList pieceId={pieceId} speaker={speaker} />
        </Suspense>
      )}
    </section>
  );
};
