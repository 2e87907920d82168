import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { content } from '#contract/content/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { keptAddress } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type FrameData, useFrame } from '../frame-data.ts';
import { betaDue, dailyDue, dayOf, type Kind, markBeta, markDay } from './announcement-days.ts';
import classes from './announcement-dialog.module.css';

type Told = DataOf<typeof content.announcements>;

/** What is due now: the beta before the day's. */
const choose = (a: Told): Kind | undefined => {
  if (a.beta && betaDue(a.beta.version)) return 'beta';
  return a.daily && dailyDue(dayOf(new Date())) ? 'daily' : undefined;
};

const Fairs = ({ fairs }: { fairs: NonNullable<FrameData>['fairs'] }) => {
  const { t } = useTranslation('frame');
  return (
    <>
      <h3>{t('announce.exhibitions')}</h3>
      <ul>
        {fairs.map((e) => (
          <li key={`${e.name} ${e.days}`}>
            <span>{e.name}</span>
            <span className="figure">{e.days}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Asks what is to be told, and tells it once. */
const AnnouncementDialog = () => {
  const { t } = useTranslation(['frame', 'common']);
  const text = useText();
  const frame = useFrame();
  const { key } = useLocation();
  const [from] = useState(key);
  const [told, setTold] = useState<{ kind: Kind; a: Told }>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    quietCall(content.announcements).then(
      (a) => {
        const kind = choose(a);
        const today = dayOf(new Date());
        // Nothing to tell today: not asked again before tomorrow.
        if (kind === 'beta') markBeta(a.beta?.version ?? 0);
        else markDay(today);
        if (!a.beta) markBeta(0);
        if (kind) setTold({ kind, a });
      },
      // Another visit may succeed.
      () => undefined,
    );
  }, []);
  const said = told?.kind === 'beta' ? told.a.beta : told?.a.daily;
  if (!told || !said) return null;
  const fairs = told.kind === 'beta' ? (frame?.fairs ?? []) : [];
  const close = () => setClosed(true);
  return (
    <Modal
      opened={!closed && from === key}
      onClose={close}
      title={text(said.title)}
      centered
      size={480}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: classes['title'] ?? '', body: classes['body'] ?? '' }}
    >
      <p>{text(said.summary)}</p>
      {fairs.length > 0 && <Fairs fairs={fairs} />}
      <div className={classes['acts']}>
        {said.links.map((link) => (
          <Button key={link.to} component={SiteLink} to={keptAddress(link.to)} onClick={close}>
            {text(link.label)}
          </Button>
        ))}
        <Button variant={said.links.length ? 'default' : 'filled'} onClick={close}>
          {t('announce.ok')}
        </Button>
      </div>
    </Modal>
  );
};

export default AnnouncementDialog;
