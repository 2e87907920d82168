import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { carnival, type Win } from '#contract/carnival/calls.ts';
import type { Page } from '#contract/core/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { CampaignFrame, partTo } from './campaign-frame.tsx';
import classes from './carnival.module.css';

const ClaimForm = lazy(() => import('./claim-form.tsx'));
const tones = {
  open: 'weft',
  expired: 'plain',
  claimed: 'info',
  sent: 'info',
  received: 'warp',
  returned: 'deviates',
} as const;

const Sent = ({ win }: { win: Win }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const confirm = () => act(() => call(carnival.received, { params: { id: win.id } }).then(revalidate));
  return (
    <>
      <dl className={shared['facts']}>
        <div>
          <dt>{t(`tracking.${win.prize.kind}`)}</dt>
          <dd className="figure">{win.tracking}</dd>
        </div>
      </dl>
      {win.sentAt && <p className={classes['quiet']}>{t('sentAt', { at: f.stamp(win.sentAt) })}</p>}
      {win.state === 'sent' && (
        <div className={classes['acts']}>
          <ActButton disabled={!ready} busy={busy} onClick={() => void confirm()}>
            {t('confirm')}
          </ActButton>
        </div>
      )}
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </>
  );
};

const OneWin = ({ win }: { win: Win }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  const until = f.stamp(win.until);
  const facts = { campaign: text(win.campaign.name), slot: f.number(win.slot), at: f.stamp(win.at) };
  return (
    <li className={`${panel['panel']} ${classes['box']}`} data-row={win.id}>
      <h2>
        {text(win.prize.name)} <Tag tone={tones[win.state]}>{t(`winState.${win.state}`)}</Tag>
      </h2>
      <p className={classes['quiet']}>{t('winFacts', facts)}</p>
      <p className={classes['quiet']}>
        {t('provider')} {text(win.prize.provider)} · {t(`kinds.${win.prize.kind}`)}
      </p>
      {win.state === 'open' && (
        <>
          <p>{t('claimUntil', { at: until })}</p>
          <Suspense>
            <ClaimForm id={win.id} postal={win.prize.kind === 'postal'} />
          </Suspense>
        </>
      )}
      {win.state === 'expired' && <p>{t('expiredText', { at: until })}</p>}
      {win.state === 'claimed' && <p>{t('claimedText')}</p>}
      {win.state === 'returned' && <p>{t('returnedText')}</p>}
      {(win.state === 'sent' || win.state === 'received') && <Sent win={win} />}
    </li>
  );
};

/** What I won, with the state of each claim. */
export const WinsPage = ({ list }: { list: Page<Win> | null }) => {
  const { t } = useTranslation('carnival');
  return (
    <CampaignFrame part="wins" campaign={null}>
      {list?.records.length ? (
        <>
          <ul className={classes['wins']}>
            {list.records.map((w) => (
              <OneWin key={w.id} win={w} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('noWins')} text={t(list ? 'noWinsText' : 'winsLogin')}>
          <ActLink to={partTo('draw')}>{t('toDraw')}</ActLink>
        </Empty>
      )}
    </CampaignFrame>
  );
};
