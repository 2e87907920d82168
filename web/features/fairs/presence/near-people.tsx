import { halls } from '#contract/fairs/calls.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** People of a hall whom the reader may talk to or block; `far` in metres, where the view knows it. */
export const NearPeople = ({ people }: { people: readonly (HallPerson & { far?: number })[] }) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  const text = useText();
  const viewer = useViewer();
  const { busy, fault, act } = useAct();
  return (
    <>
      <ul>
        {people.map((p) => (
          <li key={p.n}>
            <span>{[p.name, text(p.company)].filter(Boolean).join(' · ')}</span>
            {p.far !== undefined && <small>{t('near.metres', { n: f.number(Math.round(p.far)) })}</small>}
            {viewer && (
              <>
                <SiteLink to={pageTo('chat', { eid: p.userId })}>{t(p.boothId ? 'near.staff' : 'near.chat')}</SiteLink>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void act(() => call(halls.block, { params: { id: p.userId } }))}
                >
                  {t('near.block')} <span className="visually-hidden">{p.name}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {fault && <p role="alert">{fault}</p>}
    </>
  );
};
