import { IconDoorExit, IconEye, IconEyeOff, IconUsers } from '@tabler/icons-react';
import { pageTo } from '#contract/pages.ts';
import type { HallView } from '#contract/fairs/views.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Presence } from '../../presence/presence.ts';
import classes from './hud.module.css';

type Props = {
  hall: HallView;
  boothId: string | null;
  presence: Presence;
  onShow: (visible: boolean) => void;
  onLeave: () => void;
};

/** Which hall this is, the other two ways to see it, how many are here, whether one is seen, the way out. */
export const TopBar = ({ hall, boothId, presence, onShow, onLeave }: Props) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const f = useFormat();
  const booth = boothId ? { booth: boothId } : {};
  const { visible, count } = presence;
  return (
    <header className={classes['top']} data-panel>
      <p className={classes['hall']}>
        <b>{`${tf('hallNo', { n: hall.no })} ${text(hall.name)}`}</b>
        <small>{`${text(hall.fair.name)} · ${tf(`phase.${hall.fair.phase}`)}`}</small>
      </p>
      <nav className={classes['modes']} aria-label={t('modes')}>
        <span aria-current="page">{t('space')}</span>
        <SiteLink to={pageTo('fairHall', { id: hall.id, ...booth })}>{t('plan')}</SiteLink>
        <SiteLink to={pageTo('fairHall', { id: hall.id, view: 'list', ...booth })}>{t('list')}</SiteLink>
      </nav>
      <div className={classes['who']}>
        {count !== null && (
          <span>
            <IconUsers size={16} aria-hidden="true" />
            {t('people', { n: f.number(count), count })}
          </span>
        )}
        <span className={classes['seen']}>
          {visible ? <IconEye size={16} aria-hidden="true" /> : <IconEyeOff size={16} aria-hidden="true" />}
          {t(visible === null ? 'visitor' : visible ? 'shown' : 'hidden')}
        </span>
        {visible !== null && (
          <button type="button" className={classes['quiet']} onClick={() => onShow(!visible)}>
            {t(visible ? 'hide' : 'show')}
          </button>
        )}
        <button type="button" className={classes['leave']} onClick={onLeave}>
          <IconDoorExit size={18} aria-hidden="true" />
          {t('leave')}
        </button>
      </div>
    </header>
  );
};
