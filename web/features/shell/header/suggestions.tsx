import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import type { Combo } from './search-scopes.ts';
import classes from './suggestions.module.css';
import { useOwnSearches } from './use-own-searches.ts';
import { type Suggested, type SuggestedGroup, useSuggested } from './use-suggested.ts';

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

/** A button of the list, for who points; the focus stays in the field, whose keys do the same. */
const Pointed = ({ title, busy, onPress }: { title: string; busy: boolean; onPress: () => void }) => (
  <button
    type="button"
    className={classes['pointed']}
    title={title}
    aria-hidden="true"
    tabIndex={-1}
    disabled={busy}
    onPointerDown={(e) => e.preventDefault()}
    onClick={onPress}
  >
    ×
  </button>
);

/** Forgets all own searches, with a second press alone. */
const ForgetAll = ({ busy, onPress }: { busy: boolean; onPress: () => void }) => {
  const { t } = useTranslation('frame');
  const [asking, setAsking] = useState(false);
  return (
    <button
      type="button"
      className={classes['forgetAll']}
      aria-hidden="true"
      tabIndex={-1}
      disabled={busy}
      onPointerDown={(e) => e.preventDefault()}
      onClick={() => (asking ? onPress() : setAsking(true))}
    >
      {t(asking ? 'search.forgetSure' : 'search.forgetAll')}
    </button>
  );
};

const idOf = (i: number) => `site-suggestion-${i}`;

/** The list as it is, and what can be done with it. */
type List = {
  options: Suggested[];
  active: number;
  open: boolean;
  /** The own search that is chosen. */
  forgettable: string | undefined;
  show: (open: boolean, next?: number) => void;
  go: (s: Suggested) => void;
  forget: (gone?: string) => void;
};

/** The keys of the field move through the list. */
const useListKeys = (field: Props['field'], { options, active, open, forgettable, show, go, forget }: List) => {
  const onKey = useEffectEvent((e: KeyboardEvent) => {
    if (e.isComposing) return;
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active];
    if (step && options.length) {
      e.preventDefault();
      // One past either end is the field itself.
      const next = active + step;
      show(true, next < -1 ? options.length - 1 : next >= options.length ? -1 : next);
    } else if (e.key === 'Enter' && open && chosen) {
      e.preventDefault();
      go(chosen);
    } else if (e.key === 'Delete' && open && forgettable) {
      e.preventDefault();
      forget(forgettable);
    } else if (e.key === 'Escape' && open) {
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
};

type LineProps = { s: Suggested; i: number; mine: boolean; list: List };
const Line = ({ s, i, mine, list: { active, show, go } }: LineProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
  <div
    id={idOf(i)}
    role="option"
    tabIndex={-1}
    aria-selected={i === active}
    aria-keyshortcuts={mine ? 'Delete' : undefined}
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

type GroupProps = { group: SuggestedGroup; before: number; list: List; busy: boolean };
/** @param before lines of the groups above */
const Group = ({ group: g, before, list, busy }: GroupProps) => {
  const { t } = useTranslation('frame');
  return (
    <div role="group" aria-labelledby={`site-suggested-${g.key}`} data-kind={g.key}>
      <div className={classes['group']} role="presentation">
        <span id={`site-suggested-${g.key}`}>{g.label}</span>
        {g.key === 'own' && <ForgetAll busy={busy} onPress={() => list.forget()} />}
      </div>
      {g.options.map((s, si) =>
        g.key === 'own' ? (
          <div key={s.to} className={classes['own']} role="presentation">
            <Line s={s} i={before + si} mine list={list} />
            <Pointed title={t('search.forget', { q: s.name })} busy={busy} onPress={() => list.forget(s.words)} />
          </div>
        ) : (
          <Line key={s.to} s={s} i={before + si} mine={false} list={list} />
        ),
      )}
    </div>
  );
};

/** What the words may mean, in groups; before any words, what is often searched. The focus stays in the field. */
const Suggestions = ({ field, q, scope, combo, onCombo, onListed, onPick }: Props) => {
  const { t } = useTranslation(['frame', 'common']);
  const words = q.trim();
  const own = useOwnSearches(scope, combo.open && !words);
  const [said, setSaid] = useState('');
  // What was said is over when the list is.
  if (!combo.open && said) setSaid('');
  const groups = useSuggested(words, scope, own.words);
  const options = groups.flatMap((g) => g.options);
  const active = options.findIndex((_, i) => idOf(i) === combo.active);
  const listed = options.length > 0;
  useEffect(() => onListed(listed), [listed, onListed]);

  const show = (open: boolean, next = -1) => onCombo({ open, active: open && next >= 0 ? idOf(next) : undefined });
  const go = (s: Suggested) => {
    show(false);
    onPick(s.words ?? '', s.to);
  };
  const forget = (gone?: string) => {
    setSaid('');
    void own.forget(gone).then((done) => {
      if (done) setSaid(gone === undefined ? t('search.forgotAll') : t('search.forgot', { q: gone }));
    });
  };
  const list: List = {
    options,
    active,
    open: combo.open,
    // Own searches stand first, before any words: there is nothing else to delete.
    forgettable: words ? undefined : own.words[active],
    show,
    go,
    forget,
  };
  useListKeys(field, list);

  if (!combo.open) return null;
  const status = (
    <p role="status" className={options.length > 0 ? classes['said'] : 'visually-hidden'}>
      {own.fault || said}
    </p>
  );
  if (!options.length) return status;
  const before = (i: number) => groups.slice(0, i).reduce((n, g) => n + g.options.length, 0);
  return (
    <div className={classes['list']}>
      <div id="site-suggestions" role="listbox" aria-label={t('search.suggestions')}>
        {groups.map((g, gi) => (
          <Group key={g.key} group={g} before={before(gi)} list={list} busy={own.busy} />
        ))}
      </div>
      {status}
      <div className={classes['all']} aria-hidden="true">
        {words
          ? `↵ ${t('search.all', { q: words })} · ${t(`common:search.${scope}`)}`
          : own.words.length > 0 && <span className={classes['keys']}>{t('search.ownKeys')}</span>}
      </div>
    </div>
  );
};

export default Suggestions;
