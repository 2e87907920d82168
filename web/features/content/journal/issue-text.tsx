import { useEffect, useRef } from 'react';
import { textPages } from '#contract/content/media-calls.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import classes from './journal.module.css';
import { Marked } from './marked.tsx';
import { spreadOf } from './spreads.ts';
import { type At, useAddressAt } from './spread.tsx';

/** Text of the pages around the one that is open: all that the issue says, for search engines, screen readers and phones. */
export const IssueText = (at: At) => {
  const { t } = useTranslation('media');
  const lang = useLang();
  const { view, edition, page, q } = at;
  const to = useAddressAt(at);
  const box = useRef<HTMLElement>(null);
  const open = spreadOf(page, edition.done);
  const [left] = open;
  useEffect(() => {
    const one = box.current?.querySelector<HTMLElement>(`[data-page="${left}"]`);
    // Beside the pages it scrolls by itself; on phones the page does, where the reader has it.
    if (one && box.current && box.current.scrollHeight > box.current.clientHeight)
      box.current.scrollTop = one.offsetTop;
  }, [left]);
  const first = view.texts[0]?.no ?? 1;
  const last = view.texts.at(-1)?.no ?? 0;
  return (
    <section
      ref={box}
      className={classes['text']}
      aria-label={t('text')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls beside the pages
      tabIndex={0}
      lang={edition.lang === lang ? undefined : htmlLang[edition.lang]}
    >
      {first > 1 && (
        <p>
          <ActLink to={to(Math.max(1, first - textPages))}>{t('earlierText')}</ActLink>
        </p>
      )}
      {view.texts.map(({ no, text }) => (
        <article key={no} data-page={no} aria-current={open.includes(no) || undefined}>
          <h2 lang={htmlLang[lang]}>{t('pageNo', { n: no })}</h2>
          {text ? (
            text.split('\n\n').map((p, i) => (
              <p key={i}>
                <Marked text={p} q={q} />
              </p>
            ))
          ) : (
            <p lang={htmlLang[lang]}>{t('noText')}</p>
          )}
        </article>
      ))}
      {last > 0 && last < edition.done && (
        <p>
          <ActLink to={to(last + 1)}>{t('laterText')}</ActLink>
        </p>
      )}
    </section>
  );
};
