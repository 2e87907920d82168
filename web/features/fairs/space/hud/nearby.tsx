import { useTranslation } from '#web/lib/text/words.ts';
import { NearPeople } from '../../presence/near-people.tsx';
import { NearWords } from '../../presence/near-words.tsx';
import type { HallLine, Presence } from '../../presence/presence.ts';
import type { Place } from '../engine/world.ts';
import classes from './hud.module.css';

/** Who is near and can be talked to, the nearest first, and what they say. */
export const Nearby = ({ line, presence, place }: { line: HallLine; presence: Presence; place: Place | null }) => {
  const { t } = useTranslation('booths');
  if (!place || (!presence.people.size && !presence.visible)) return null;
  const at = line.positions(place.now);
  const near = [...presence.people.values()]
    .flatMap((p) => {
      const where = at.get(p.n);
      return where ? [{ ...p, far: Math.hypot(where.x - place.x, where.y - place.y) }] : [];
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 5);
  return (
    <section className={classes['nearby']} data-panel aria-label={t('near.title')}>
      <h2>{t('near.title')}</h2>
      {near.length ? <NearPeople people={near} /> : <p>{t('near.alone')}</p>}
      <NearWords line={line} presence={presence} />
    </section>
  );
};
