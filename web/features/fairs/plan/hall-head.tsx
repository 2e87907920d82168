import { Icon3dCubeSphere, IconList, IconMap2 } from '@tabler/icons-react';
import type { HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { HallLine, Presence } from '../presence/presence.ts';
import { FairLine } from './fair-line.tsx';
import type { AddressOf, HallAsked } from './find.ts';
import classes from './hall.module.css';

type Props = {
  hall: HallView;
  asked: HallAsked;
  address: AddressOf;
  presence: Presence;
  line: HallLine | null;
};

/** How many are in the hall, and whether the reader is seen there; nothing while it is not known. */
const Here = ({ presence: p, line }: Pick<Props, 'presence' | 'line'>) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  if (p.count === null) return null;
  return (
    <p className={classes['here']}>
      <i aria-hidden="true" />
      <span role="status">{t('people', { n: f.number(p.count), count: p.count })}</span>
      {p.visible !== null && (
        <button type="button" aria-pressed={p.visible} onClick={() => line?.show(!p.visible)}>
          {t(p.visible ? 'visible' : 'hidden')}
        </button>
      )}
    </p>
  );
};

/** Fair and hall, the fair's other halls, the three ways to look at it, and who is there. */
export const HallHead = ({ hall, asked, address, presence, line }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const { fair } = hall;
  return (
    <header className={classes['bar']}>
      <div className={classes['wrap']}>
        <div className={classes['title']}>
          <FairLine fair={fair} className={classes['fair']} />
          <h1>
            {t('fairs:hallNo', { n: hall.no })} <span>{text(hall.name)}</span>
          </h1>
        </div>
        <div className={classes['ways']}>
          {fair.halls.length > 1 && (
            <nav className={classes['choice']} aria-label={t('halls')}>
              {fair.halls.map((h) => (
                <SiteLink
                  key={h.id}
                  to={pageTo('fairHall', { id: h.id, ...(asked.view && { view: asked.view }) })}
                  aria-current={h.id === hall.id ? 'page' : undefined}
                >
                  {t('fairs:hallNo', { n: h.no })} <span>{text(h.name)}</span>
                </SiteLink>
              ))}
            </nav>
          )}
          <nav className={classes['choice']} aria-label={t('modes.label')}>
            <SiteLink to={pageTo('fairSpace', { id: hall.id, ...(asked.booth && { booth: asked.booth }) })}>
              <Icon3dCubeSphere size={16} stroke={1.8} aria-hidden="true" />
              {t('modes.space')}
            </SiteLink>
            <SiteLink
              to={address({ ...asked, view: undefined })}
              preventScrollReset
              aria-current={asked.view ? undefined : 'page'}
            >
              <IconMap2 size={16} stroke={1.8} aria-hidden="true" />
              {t('modes.plan')}
            </SiteLink>
            <SiteLink
              to={address({ ...asked, view: 'list' })}
              preventScrollReset
              aria-current={asked.view === 'list' ? 'page' : undefined}
            >
              <IconList size={16} stroke={1.8} aria-hidden="true" />
              {t('modes.list')}
            </SiteLink>
          </nav>
          <Here presence={presence} line={line} />
        </div>
      </div>
    </header>
  );
};
