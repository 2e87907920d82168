import { useTranslation } from '#web/lib/text/words.ts';
import { NearPeople } from './near-people.tsx';
import { NearWords } from './near-words.tsx';
import classes from './near.module.css';
import type { HallLine, Presence } from './presence.ts';

/** Beside plan and list: who is within sight of the chosen booth, and what is said there; nothing while nobody is. */
export const NearPanel = ({ line, presence }: { line: HallLine | null; presence: Presence }) => {
  const { t } = useTranslation('booths');
  const people = [...presence.people.values()];
  if (!line || presence.state !== 'open' || (!people.length && !presence.visible)) return null;
  return (
    <section className={classes['panel']} aria-label={t('near.title')}>
      <h2>{t('near.title')}</h2>
      {people.length ? <NearPeople people={people} /> : <p>{t('near.alone')}</p>}
      <NearWords line={line} presence={presence} />
    </section>
  );
};
