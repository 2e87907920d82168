import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { carnival } from '#contract/carnival/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { Balance } from './balance.tsx';
import { CampaignFrame, NoCampaign, partTo } from './campaign-frame.tsx';
import classes from './carnival.module.css';
import { Commitment } from './commitment.tsx';
import { Odds } from './odds.tsx';
import type { Seen } from './tasks-page.tsx';

type Drawn = DataOf<typeof carnival.draw>;

const Result = ({ drawn, campaign }: { drawn: Drawn; campaign: Seen['campaign'] }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  const prize = campaign.prizes.find((p) => p.no === drawn.win?.prize);
  const slot = f.number(drawn.slot);
  return (
    <div className={classes['result']} data-won={drawn.win ? '' : undefined}>
      <strong>{prize ? t('won', { slot, prize: text(prize.name) }) : t('lost', { slot })}</strong>
      <p className={classes['quiet']}>{t(prize ? 'wonText' : 'lostText')}</p>
      {prize && (
        <div className={classes['acts']}>
          <ActLink look="offer" to={partTo('wins')}>
            {t('toWins')}
          </ActLink>
        </div>
      )}
    </div>
  );
};

/** Why nothing can be drawn now, with the way on; null where it can. */
const useHindrance = ({ campaign: c, mine }: Seen) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  if (c.phase === 'coming') return { text: t('drawComing', { at: f.stamp(c.startsAt) }) };
  if (c.phase === 'past') return { text: t('drawPast'), to: partTo('proof', c.id), word: t('toProof') };
  // What there is to say to visitors stands in place of the balance.
  if (!mine) return { text: '' };
  if (mine.hindrance === 'incomplete')
    return { text: t('hinder.incomplete'), to: pageTo('profile'), word: t('go.profile') };
  if (mine.hindrance) return { text: t(`hinder.${mine.hindrance}`) };
  if (c.drawn >= c.slots) return { text: t('drawAll') };
  if (mine.used >= mine.earned) return { text: t('drawNone'), to: partTo('tasks', c.id), word: t('toTasks') };
  return null;
};

const Drawing = ({ seen }: { seen: Seen }) => {
  const { t } = useTranslation('carnival');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // The same key until an answer came: a click whose answer was lost is the same draw.
  const key = useRef('');
  const hindrance = useHindrance(seen);
  const draw = () =>
    act(async () => {
      key.current ||= crypto.randomUUID();
      const params = { id: seen.campaign.id };
      const made = await call(carnival.draw, { params, body: { clientKey: key.current } }).finally(() => revalidate());
      key.current = '';
      setDrawn(made);
    });
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
      <Balance mine={seen.mine} />
      {hindrance ? (
        <>
          {hindrance.text && <p>{hindrance.text}</p>}
          {hindrance.to && (
            <div className={classes['acts']}>
              <ActLink to={hindrance.to}>{hindrance.word}</ActLink>
            </div>
          )}
        </>
      ) : (
        <div className={classes['acts']}>
          <ActButton look="ask" wide disabled={!ready} busy={busy} onClick={() => void draw()}>
            {t('draw')}
          </ActButton>
        </div>
      )}
      <p className={classes['quiet']}>{t('drawFree')}</p>
      <div role="status">{drawn && <Result drawn={drawn} campaign={seen.campaign} />}</div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </section>
  );
};

const Winners = ({ seen }: { seen: Seen }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  const nameOf = (no: number) => text(seen.campaign.prizes.find((p) => p.no === no)?.name);
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="winners">
      <h2 id="winners">{t('winners')}</h2>
      {seen.winners.length ? (
        <ul className={classes['list']}>
          {seen.winners.map((w, i) => (
            <li key={i}>
              <span>
                {w.initial === null
                  ? t('winnerGone', { prize: nameOf(w.prize) })
                  : t('winner', { initial: w.initial, prize: nameOf(w.prize) })}
              </span>
              <span className={`${classes['quiet']} figure`}>{f.stamp(w.at)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('noWinners')}</p>
      )}
    </section>
  );
};

/** The draw itself: free, with odds, stock and the commitment beside it. */
export const DrawPage = ({ seen }: { seen: Seen | null }) => (
  <CampaignFrame part="draw" campaign={seen?.campaign ?? null}>
    {seen ? (
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Drawing key={seen.campaign.id} seen={seen} />
          <Odds campaign={seen.campaign} />
        </div>
        <aside className={classes['side']}>
          <Commitment of={seen.campaign} />
          <Winners seen={seen} />
        </aside>
      </div>
    ) : (
      <NoCampaign />
    )}
  </CampaignFrame>
);
