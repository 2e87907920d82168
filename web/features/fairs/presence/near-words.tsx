import { type FormEvent, useEffect, useRef } from 'react';
import { mostSaid } from '#contract/fairs/presence.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './near.module.css';
import type { HallLine, Presence } from './presence.ts';

/** The last words that are shown; older ones are gone, as words are. */
const shown = 6;

/** What is said within earshot, and the field to say something, for who shows themselves. */
export const NearWords = ({ line, presence }: { line: HallLine; presence: Presence }) => {
  const { t } = useTranslation('booths');
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<string>(null);
  const own = presence.said.findLast((s) => s.n === presence.me);
  // What was typed stays until the hall has said it: a refusal loses nothing.
  useEffect(() => {
    if (!own || !field.current || own.text !== said.current) return;
    said.current = null;
    field.current.value = '';
  }, [own]);
  if (!presence.visible) return null;
  const say = (e: FormEvent) => {
    e.preventDefault();
    const words = field.current?.value.trim() ?? '';
    if (!words) return;
    said.current = words;
    line.say(words);
  };
  return (
    <div className={classes['words']}>
      <ol role="log" aria-label={t('near.said')}>
        {presence.said.slice(-shown).map((s) => (
          <li key={`${s.n}.${s.at}`}>
            <b>{s.n === presence.me ? t('near.you') : s.name}</b> {s.text}
            {s.n !== presence.me && (
              <button type="button" onClick={() => line.mute(s.userId, true)}>
                {t('near.mute')} <span className="visually-hidden">{s.name}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <form aria-label={t('near.say')} onSubmit={say}>
        <input
          ref={field}
          maxLength={mostSaid}
          placeholder={t('near.placeholder')}
          aria-label={t('near.placeholder')}
        />
        <ActButton type="submit">{t('near.say')}</ActButton>
      </form>
      {presence.fault && <p role="alert">{t(`near.fault.${presence.fault}`)}</p>}
    </div>
  );
};
