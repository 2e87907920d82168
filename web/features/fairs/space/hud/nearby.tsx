import { halls } from '#contract/fairs/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { HallLine, Presence } from '../../presence/presence.ts';
import type { Place } from '../engine/world.ts';
import classes from './hud.module.css';

/** Who is near and can be talked to, the nearest first. */
export const Nearby = ({ line, presence, place }: { line: HallLine; presence: Presence; place: Place | null }) => {
  const { t } = useTranslation('space');
  const f = useFormat();
  const viewer = useViewer();
  const { busy, fault, act } = useAct();
  const text = useText();
  if (!presence.people.size || !place) return null;
  const at = line.positions(place.now);
  const near = [...presence.people.values()]
    .flatMap((p) => {
      const where = at.get(p.n);
      return where ? [{ ...p, far: Math.hypot(where.x - place.x, where.y - place.y) }] : [];
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 5);
  return (
    <section className={classes['nearby']} data-panel aria-label={t('nearby')}>
      <h2>{t('nearby')}</h2>
      {near.length === 0 && <p>{t('alone')}</p>}
      <ul>
        {near.map((p) => (
          <li key={p.n}>
            <span>{[p.name, text(p.company)].filter(Boolean).join(' · ')}</span>
            <small>{t('metres', { n: f.number(Math.round(p.far)) })}</small>
            {viewer && (
              <>
                <SiteLink to={pageTo('chat', { eid: p.userId })}>{t(p.boothId ? 'staff' : 'canTalk')}</SiteLink>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void act(() => call(halls.block, { params: { id: p.userId } }))}
                >
                  {t('block')} <span className="visually-hidden">{p.name}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
};
