import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import type { Combo } from './search-scopes.ts';
import classes from './suggestions.module.css';
import { type Suggested, useSuggested } from './use-suggested.ts';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  q: string;
  scope: SearchKind;
  combo: Combo;
  onCombo: (c: Combo) => void;
  /** Whether there is anything to open. */
  onListed: (any: boolean) => void;
  /** Goes there and leaves these words in the field. */
  onPick: (words: string, to: PageAddress) => void;
};

const idOf = (i: number) => `site-suggestion-${i}`;

/** What the words may mean, in groups; before any words, what is often searched. The focus stays in the field. */
const Suggestions = ({ field, q, scope, combo, onCombo, onListed, onPick }: Props) => {
  const { t } = useTranslation(['frame', 'common']);
  const words = q.trim();
  const groups = useSuggested(words, scope);
  const options = groups.flatMap((g) => g.options);
  const active = options.findIndex((_, i) => idOf(i) === combo.active);
  const listed = options.length > 0;
  useEffect(() => onListed(listed), [listed, onListed]);

  const show = (open: boolean, next = -1) => onCombo({ open, active: open && next >= 0 ? idOf(next) : undefined });
  const go = (s: Suggested) => {
    show(false);
    onPick(s.words ?? '', s.to);
  };
  const onKey = useEffectEvent((e: KeyboardEvent) => {
    if (e.isComposing) return;
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active];
    if (step && options.length) {
      e.preventDefault();
      // One past either end is the field itself.
      const next = active + step;
      show(true, next < -1 ? options.length - 1 : next >= options.length ? -1 : next);
    } else if (e.key === 'Enter' && combo.open && chosen) {
      e.preventDefault();
      go(chosen);
    } else if (e.key === 'Escape' && combo.open) {
      e.preventDefault();
      show(false);
    }
  });
  useEffect(() => {
    const input = field.current;
    const listen = (e: KeyboardEvent) => onKey(e);
    input?.addEventListener('keydown', listen);
    return () => input?.removeEventListener('keydown', listen);
  }, [field]);

  if (!combo.open || !options.length) return null;
  const before = (i: number) => groups.slice(0, i).reduce((n, g) => n + g.options.length, 0);
  return (
    <div id="site-suggestions" role="listbox" aria-label={t('search.suggestions')} className={classes['list']}>
      {groups.map((g, gi) => (
        <div key={g.key} role="group" aria-labelledby={`site-suggested-${g.key}`} data-kind={g.key}>
          <div id={`site-suggested-${g.key}`} className={classes['group']} role="presentation">
            {g.label}
          </div>
          {g.options.map((s, si) => {
            const i = before(gi) + si;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <div
                key={s.to}
                id={idOf(i)}
                role="option"
                tabIndex={-1}
                aria-selected={i === active}
                className={classes['option']}
                lang={s.lang}
                // Keeps the focus in the field.
                onPointerDown={(e) => e.preventDefault()}
                onPointerMove={() => i !== active && show(true, i)}
                onClick={() => go(s)}
              >
                <span>{s.name}</span>
                {s.note && <small>{s.note}</small>}
              </div>
            );
          })}
        </div>
      ))}
      <div className={classes['all']} role="presentation" aria-hidden="true">
        {words && `↵ ${t('search.all', { q: words })} · ${t(`common:search.${scope}`)}`}
      </div>
    </div>
  );
};

export default Suggestions;
