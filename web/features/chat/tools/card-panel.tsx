import { useEffect, useState } from 'react';
import type { CardKind, CardRef } from '#contract/chat/calls.ts';
import type { Viewer } from '#web/lib/page/viewer.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Choice, findCards, kindsOf } from './find-cards.ts';
import classes from './tools.module.css';

/** Milliseconds after the last key. */
const pause = 250;

/** What was found for these words; null while it is looked for. */
const useFound = (kind: CardKind, words: string, viewer: Viewer) => {
  const [found, setFound] = useState<{ of: string; choices: Choice[] | null } | null>(null);
  const of = `${kind} ${words.trim()}`;
  useEffect(() => {
    let left = false;
    const timer = setTimeout(
      () =>
        void findCards(kind, words, viewer).then(
          (choices) => left || setFound({ of: `${kind} ${words.trim()}`, choices }),
          () => left || setFound({ of: `${kind} ${words.trim()}`, choices: null }),
        ),
      words ? pause : 0,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [kind, words, viewer]);
  return found?.of === of ? found : null;
};

/** Records by kind and words, of which one is sent as a card. */
const CardPanel = ({ viewer, onSend }: { viewer: Viewer; onSend: (card: CardRef) => void }) => {
  const { t } = useTranslation(['speech', 'chat']);
  const text = useText();
  const kinds = kindsOf(viewer);
  const [kind, setKind] = useState<CardKind>(kinds[0] ?? 'product');
  const [words, setWords] = useState('');
  const there = useFound(kind, words, viewer);
  const asksForWords = !words.trim() && there?.choices?.length === 0;
  return (
    <div className={classes['cards']}>
      <div role="group" aria-label={t('kinds')} className={classes['kinds']}>
        {kinds.map((k) => (
          <button key={k} type="button" aria-pressed={k === kind} onClick={() => setKind(k)}>
            {t(`chat:card.${k}`)}
          </button>
        ))}
      </div>
      <input
        value={words}
        maxLength={60}
        placeholder={t('findCard')}
        aria-label={t('findCard')}
        onChange={(e) => setWords(e.currentTarget.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') e.preventDefault();
        }}
      />
      <ul aria-busy={!there}>
        {there?.choices?.map((c) => (
          <li key={c.id}>
            <button type="button" onClick={() => onSend({ kind: c.kind, id: c.id })}>
              <strong>{text(c.title)}</strong>
              {c.number && <small className="figure">{c.number}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {there && !there.choices && t('notLoaded')}
        {asksForWords && t('typeToFind')}
        {there?.choices?.length === 0 && words.trim() && t('noCards')}
      </p>
    </div>
  );
};

export default CardPanel;
