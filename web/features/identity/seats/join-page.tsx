import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { homeOf, pageTo } from '#contract/pages.ts';
import { seats } from '#contract/seats/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FormFault } from '../fields.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './seats.module.css';

type Offer = DataOf<typeof seats.readInvitation>;

/** Why a link offers nothing (any more), or that it was declined just now; and each way on. */
const Ended = ({ text }: { text: string }) => {
  const { t } = useTranslation('seats');
  const viewer = useViewer();
  return (
    <main id="main" className={classes['join']}>
      <Head />
      <h1>{t('join.noTitle')}</h1>
      <p role="status">{text}</p>
      <ul className={classes['ways']}>
        <li className={panel['panel']}>
          <h2>{t('join.again.title')}</h2>
          <p>{t('join.again.text')}</p>
        </li>
        {!viewer && (
          <li className={panel['panel']}>
            <h2>{t('join.found.title')}</h2>
            <p>{t('join.found.text')}</p>
            <ActLink to={pageTo('enterpriseRegister')}>{t('join.found.act')}</ActLink>
          </li>
        )}
        <li className={panel['panel']}>
          <h2>{t('join.member.title')}</h2>
          <p>{t(viewer ? 'join.as' : 'join.member.text', { name: viewer?.name ?? '' })}</p>
          <ActLink to={viewer ? homeOf(viewer.userType) : pageTo('login')}>
            {t(viewer ? 'join.home' : 'join.login')}
          </ActLink>
        </li>
      </ul>
    </main>
  );
};

const Offered = ({ token, offer, onDeclined }: { token: string; offer: Offer; onDeclined: () => void }) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  const text = useText();
  const viewer = useViewer();
  const ready = useReady();
  const path = usePath();
  const navigate = useNavigate();
  const { busy, fault, act } = useAct();
  const words = { company: text(offer.company), by: offer.by, seat: t(`seat.${offer.seat}`) };
  const back = pageTo('joinCompany', { token });
  const accept = () =>
    act(async () => {
      await call(seats.accept, { body: { token } });
      say({ message: t('join.joined', words), color: 'warp' });
      // An enterprise member from now on, whose home is the same for every seat.
      await navigate(path(homeOf(3)), { replace: true });
    });
  const decline = () =>
    act(async () => {
      await call(seats.decline, { body: { token } });
      onDeclined();
    });
  return (
    <main id="main" className={classes['join']}>
      <Head />
      <h1>{t('join.title', words)}</h1>
      <p>{t('join.line', words)}</p>
      <p className={classes['note']}>{t(`may.${offer.seat}`)}</p>
      <p className={classes['note']}>{t('join.bound')}</p>
      <p className={classes['note']}>{viewer ? t('join.as', { name: viewer.name }) : t('join.how')}</p>
      <FormFault text={fault} />
      <div className={classes['acts']}>
        {viewer ? (
          <Button size="md" loading={busy} disabled={!ready} onClick={() => void accept()}>
            {t('join.accept')}
          </Button>
        ) : (
          <>
            <Button component={SiteLink} size="md" to={pageTo('personageRegister', { return: back })}>
              {t('join.register')}
            </Button>
            <Button component={SiteLink} size="md" variant="default" to={pageTo('login', { return: back })}>
              {t('join.login')}
            </Button>
          </>
        )}
        <Button size="md" variant="subtle" color="gray" disabled={!ready || busy} onClick={() => void decline()}>
          {t('join.decline')}
        </Button>
      </div>
      <p className={classes['note']}>{t('join.until', { at: f.stamp(offer.expiresAt) })}</p>
    </main>
  );
};

/** `/joinCompany?token=`: the invitation to a company's seat; who isn't logged in comes back here afterwards. */
export const JoinPage = ({ token, offer, refusal }: { token: string; offer: Offer | null; refusal: string }) => {
  const { t } = useTranslation('seats');
  const [declined, setDeclined] = useState(false);
  if (declined || !offer) return <Ended text={declined ? t('join.declined') : refusal || t('join.bad')} />;
  return <Offered token={token} offer={offer} onDeclined={() => setDeclined(true)} />;
};
