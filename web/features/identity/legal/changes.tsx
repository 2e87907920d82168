import { differing, wordsOf } from '#web/lib/text/differing.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './legal-page.module.css';
import type { LegalText } from './legal-text.ts';

/** What changed from the version before, text by text, in the reader's language. */
export const Changes = ({ text: { changes, before } }: { text: LegalText }) => {
  const { t } = useTranslation('legal');
  const lang = useLang();
  const mine = changes.filter((c) => c.lang === lang);
  if (before === null) return null;
  return (
    <section id="changes" className={classes['changes']} aria-labelledby="changed">
      <h2 id="changed">{t('changes', { version: before })}</h2>
      {mine.length === 0 && <p>{t('noChanges')}</p>}
      <ul>
        {mine.map((c, i) => {
          const w = differing(c.before ?? '', c.after ?? '', wordsOf);
          return (
            <li key={i}>
              {w.before}
              {w.a && (
                <del>
                  <span className="visually-hidden">{t('was')} </span>
                  {w.a}
                </del>
              )}
              {w.a && w.b && ' '}
              {w.b && (
                <ins>
                  <span className="visually-hidden">{t('is')} </span>
                  {w.b}
                </ins>
              )}
              {w.after}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
