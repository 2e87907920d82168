import { useEffect, useState } from 'react';
import { language, type Phrase, type PhraseGroup } from '#contract/language/calls.ts';
import { fillPhrase, maxParam, paramKind, plainAmount } from '#contract/language/phrases.ts';
import { quietCall } from '#web/lib/call.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './tools.module.css';

export type Chosen = { slug: string; params: Record<string, string> };

/** A phrase with the names of its parameters in their places. */
const useUnfilled = () => {
  const { t } = useTranslation('speech');
  const text = useText();
  return (p: Phrase) =>
    text(p.label).replace(/\{(\w+)\}/g, (_, name: string) => `[${t(`param.${name}` as 'param.quantity')}]`);
};

type ParamProps = {
  name: string;
  value: string;
  wrong: boolean;
  onType: (value: string) => void;
  onEnter: () => void;
};
const ParamField = ({ name, value, wrong, onType, onEnter }: ParamProps) => {
  const { t } = useTranslation('speech');
  return (
    <label>
      <span>{t(`param.${name}` as 'param.quantity')}</span>
      <input
        id={`phrase-${name}`}
        type={paramKind(name) === 'day' ? 'date' : 'text'}
        maxLength={maxParam}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `phrase-${name}-fault` : undefined}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' || e.nativeEvent.isComposing) return;
          e.preventDefault();
          onEnter();
        }}
        onChange={(e) => onType(e.currentTarget.value)}
      />
      {wrong && (
        <small id={`phrase-${name}-fault`} role="alert">
          {value.trim() ? t('ambiguous') : t('missing')}
        </small>
      )}
    </label>
  );
};

/** What a phrase needs, and what it then says. */
const Fill = ({ phrase, onSend, onBack }: { phrase: Phrase; onSend: (c: Chosen) => void; onBack: () => void }) => {
  const { t } = useTranslation('speech');
  const lang = useLang();
  const unfilled = useUnfilled();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<string[]>([]);
  const plain = (name: string) => {
    const value = typed[name]?.trim() ?? '';
    return paramKind(name) === 'amount' ? plainAmount(value, lang) : value;
  };
  const params = Object.fromEntries(phrase.params.map((name) => [name, plain(name) ?? '']));
  const said = fillPhrase(phrase, params)?.[lang];
  const send = () => {
    const missing = phrase.params.filter((name) => !params[name]);
    setWrong(missing);
    if (missing[0]) document.getElementById(`phrase-${missing[0]}`)?.focus();
    else onSend({ slug: phrase.slug, params });
  };
  return (
    // It stands in the form of the message: a form within a form is none.
    <div className={classes['fill']}>
      <p>{said ?? unfilled(phrase)}</p>
      {phrase.params.map((name) => (
        <ParamField
          key={name}
          name={name}
          value={typed[name] ?? ''}
          wrong={wrong.includes(name)}
          onType={(value) => {
            setTyped((all) => ({ ...all, [name]: value }));
            setWrong((all) => all.filter((n) => n !== name));
          }}
          onEnter={send}
        />
      ))}
      <div>
        <button type="button" data-go onClick={send}>
          {t('sendPhrase')}
        </button>
        <button type="button" onClick={onBack}>
          {t('otherPhrase')}
        </button>
      </div>
    </div>
  );
};

/** Ready sentences, which each side reads in its own language. */
const PhrasePanel = ({ onSend }: { onSend: (c: Chosen) => void }) => {
  const { t } = useTranslation('speech');
  const text = useText();
  const unfilled = useUnfilled();
  const [groups, setGroups] = useState<PhraseGroup[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [phrase, setPhrase] = useState<Phrase | null>(null);
  useEffect(() => {
    let left = false;
    void quietCall(language.phrases).then(
      (found) => left || setGroups(found.groups),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, []);
  if (failed) return <p role="alert">{t('notLoaded')}</p>;
  if (!groups) return <p>{t('loading')}</p>;
  if (phrase) return <Fill phrase={phrase} onBack={() => setPhrase(null)} onSend={onSend} />;
  return (
    <div className={classes['phrases']}>
      {groups.map((g) => (
        <details key={g.slug}>
          <summary>{text(g.label)}</summary>
          <ul>
            {g.phrases.map((p) => (
              <li key={p.slug}>
                <button
                  type="button"
                  onClick={() => (p.params.length ? setPhrase(p) : onSend({ slug: p.slug, params: {} }))}
                >
                  {unfilled(p)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
};

export default PhrasePanel;
