import {
  type Dispatch,
  type FormEvent,
  lazy,
  type RefObject,
  type SetStateAction,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { type PageAddress, pageAt, type PageKey, pageTo } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Sign } from '#web/ui/frame/sign.tsx';
import { withFrameWords } from '../frame-words.ts';
import classes from './search-field.module.css';
import { isScope, scopes, searchPath } from '#web/lib/page/search-places.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import { type Combo, scopeOf } from './search-scopes.ts';

const Suggestions = lazy(() => withFrameWords(import('./suggestions.tsx')));

/** `/` puts the cursor into the search field unless something is being typed. */
const useSlash = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const onKey = (e: globalThis.KeyboardEvent) => {
      const typing =
        e.target instanceof HTMLElement &&
        (e.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName));
      if (e.key !== '/' || typing || e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
};

/** Pages that show what was searched for. */
const searched = new Set<PageKey | undefined>(['search', 'inquiryHall', 'serviceOffers', 'vacancies']);

const withHints = ['services', 'jobs', 'news', 'exhibitions'] as const;
const hinted = (s: SearchKind): s is (typeof withHints)[number] => withHints.some((h) => h === s);

const closed: Combo = { open: false };
const opened: Combo = { open: true };

const ScopeSelect = ({ scope, onPick }: { scope: SearchKind; onPick: (scope: SearchKind) => void }) => {
  const { t } = useTranslation();
  return (
    <select
      id="site-scope"
      name="kind"
      aria-label={t('search.scope')}
      value={scope}
      onChange={(e) => isScope(e.target.value) && onPick(e.target.value)}
    >
      {scopes.map((s) => (
        <option key={s} value={s}>
          {t(`search.${s}`)}
        </option>
      ))}
    </select>
  );
};

type WordsProps = {
  field: RefObject<HTMLInputElement | null>;
  scope: SearchKind;
  /** The words that the page was found by. */
  asked: string;
  combo: Combo;
  expanded: boolean;
  onFocus: () => void;
  onType: (words: string) => void;
  onCombo: Dispatch<SetStateAction<Combo>>;
};
const WordsField = ({ field, scope, asked, combo, expanded, onFocus, onType, onCombo }: WordsProps) => {
  const { t } = useTranslation();
  return (
    <input
      ref={field}
      id="site-search"
      aria-label={t('search.label')}
      name="q"
      type="search"
      maxLength={60}
      placeholder={t(hinted(scope) ? `search.hints.${scope}` : 'search.hint')}
      autoComplete="off"
      defaultValue={asked}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={expanded}
      aria-controls={expanded ? 'site-suggestions' : undefined}
      aria-activedescendant={combo.active}
      onFocus={onFocus}
      // A field that has kept the cursor opens by a click too.
      onClick={() => onCombo((was) => (was.open ? was : opened))}
      onBlur={() => onCombo(closed)}
      onChange={(e) => onType(e.target.value)}
    />
  );
};

/** What is searched for: what the page shows, or what was picked since it came. */
const useScope = (at: string, shown: SearchKind) => {
  const [picked, setPicked] = useState<{ at: string; scope: SearchKind }>();
  const scope = picked?.at === at ? picked.scope : shown;
  return [scope, (next: SearchKind) => setPicked({ at, scope: next })] as const;
};

/** Search first: what for, the words, and suggestions that load with the first focus. Without script a plain form. */
export const Search = () => {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [armed, setArmed] = useState(false);
  const [combo, setCombo] = useState(closed);
  const [listed, setListed] = useState(false);
  const expanded = combo.open && listed;
  const [q, setQ] = useState('');
  const [scope, pickScope] = useScope(pathname + search, scopeOf(pathname, search));
  useSlash(field);
  // The words that the page was found by stand in the field.
  const asked = searched.has(pageAt(pathname)?.key) ? (new URLSearchParams(search).get('q') ?? '') : '';
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = asked;
  }, [asked]);
  const pick = (words: string, to: PageAddress) => {
    if (field.current) field.current.value = words;
    field.current?.blur();
    void navigate(path(to));
  };
  const type = (words: string) => {
    setQ(words);
    setCombo(opened);
  };
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    setCombo(closed);
    void navigate(path(searchPath(scope, field.current?.value.trim() ?? '')));
  };
  return (
    <Form discover="none" action={path(pageTo('search'))} className={classes['search']} role="search" onSubmit={submit}>
      <ScopeSelect scope={scope} onPick={pickScope} />
      <WordsField
        {...{ field, scope, asked, combo, expanded }}
        onFocus={() => {
          setArmed(true);
          type(field.current?.value ?? '');
        }}
        onType={type}
        onCombo={setCombo}
      />
      <button type="submit" aria-label={t('search.go')}>
        <Sign of="search" size={20} />
      </button>
      {armed && (
        <Suspense fallback={null}>
          <Suggestions {...{ field, q, scope, combo }} onCombo={setCombo} onListed={setListed} onPick={pick} />
        </Suspense>
      )}
    </Form>
  );
};
