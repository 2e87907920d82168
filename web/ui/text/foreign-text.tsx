import { lazy, Suspense, useEffect, useState } from 'react';
import { htmlLang, type Lang } from '#contract/core/langs.ts';
import { isForeign } from '#web/lib/text/is-foreign.ts';
import { useLang } from '#web/lib/text/lang.ts';

const Helped = lazy(() => import('./helped-text.tsx'));

type Props = { text: string; written?: Lang | null; className: string | undefined };

/**
 * Words that somebody wrote, always as they stand. In another language than the reader's, terms of the field are marked and a translation is offered; that
 * comes after the page.
 */
export const ForeignText = ({ text, written = null, className }: Props) => {
  const lang = useLang();
  const [helps, setHelps] = useState(false);
  useEffect(() => setHelps(isForeign(text, written, lang)), [text, written, lang]);
  return (
    <p className={className} dir="auto" lang={written && written !== lang ? htmlLang[written] : undefined}>
      {helps ? (
        <Suspense fallback={text}>
          <Helped text={text} written={written} />
        </Suspense>
      ) : (
        text
      )}
    </p>
  );
};
