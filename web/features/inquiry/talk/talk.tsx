import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { talkPart } from '#contract/pages.ts';
import { onArrival } from '#web/lib/arrivals.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './talk.module.css';

const Panel = lazy(() => import('./talk-panel.tsx'));
const kinds: ReadonlySet<string> = new Set(['questionAsked', 'questionAnswered', 'inquiryClarified']);

type Props = { inquiryId: string; counts: { questions: number; open: number }; begin?: boolean };

/**
 * Questions and answers of an inquiry. The page holds how many there are; they, their words and the forms come when they are opened.
 * They stand open for who comes by a link to them.
 * @param begin whether they stand open from the beginning
 */
export const Talk = ({ inquiryId, counts, begin = false }: Props) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(begin);
  const [fresh, setFresh] = useState(0);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${talkPart}`) setOpen(true);
  }, [hash]);
  useEffect(
    () =>
      onArrival((come) => {
        if (come.some((n) => kinds.has(n.kind) && n.link.includes(inquiryId))) setFresh((n) => n + 1);
      }),
    [inquiryId],
  );
  return (
    <details id={talkPart} className={classes['talk']} open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <h2>{t('talk.title', { n: counts.questions })}</h2>
        {counts.open > 0 && <Tag tone="weft">{t('talk.open', { n: counts.open })}</Tag>}
        <span role="status">{fresh > 0 && !open && <Tag tone="info">{t('talk.fresh')}</Tag>}</span>
      </summary>
      {open && (
        <Suspense>
          <Panel inquiryId={inquiryId} fresh={fresh} />
        </Suspense>
      )}
    </details>
  );
};
