import { useTranslation } from '#web/lib/text/words.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Sign } from '#web/ui/frame/sign.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './bell.module.css';
import { useLive } from './state.ts';

/** The bell with the unread total, for those who may read notices. */
export const Bell = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  const live = useLive();
  // The badge counts notices and messages (notices 14).
  const unread = live.unread + (live.talk?.unread ?? 0);
  if (!mayOpen('notices', viewer)) return null;
  const label = t('bell.label', { total: unread });
  return (
    <SiteLink to={pageTo('notices')} className={classes['bell']} aria-label={label} title={label}>
      <Sign of="bell" />
      {unread > 0 && (
        <span className={classes['badge']} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </SiteLink>
  );
};
