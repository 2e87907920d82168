import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Alert } from '#contract/alerts/calls.ts';
import { wishQuery } from '#contract/inquiry/hall-query.ts';
import { ask } from '#web/lib/ask.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { HallAddress } from './address.ts';
import classes from './hall.module.css';

/** Keeps the search as an alert, or ends it; a visitor logs in first. */
export const AlertButton = ({ at, mine }: { at: HallAddress; mine: Alert[] }) => {
  const { t } = useTranslation('hall');
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [said, setSaid] = useState('');
  const { category, process, certificate, field, term, region, nda } = at;
  const filters = { q: at.q || undefined, category, process, certificate, field, term, region, nda };
  const query = wishQuery(filters);
  if (!query) return null;
  const there = mine.find((a) => a.query === query);
  const turn = async () => {
    if (!viewer) return ask('login');
    setSaid('');
    await act(async () => {
      // The schemas come with the act: the page is read without them.
      const { alerts } = await import('#contract/alerts/calls.ts');
      if (there) await call(alerts.remove, { params: { id: there.id } });
      else await call(alerts.save, { body: filters });
      setSaid(there ? '' : t('alert.kept'));
      await revalidate();
    });
  };
  const Bell = there ? IconBellCheck : IconBell;
  return (
    <span className={classes['alert']}>
      <button type="button" disabled={busy} aria-pressed={there !== undefined} onClick={() => void turn()}>
        <Bell size={16} stroke={1.6} aria-hidden="true" />
        {there ? t('alert.isOn') : t('alert.on')}
      </button>
      <span role="status">{fault || said}</span>
    </span>
  );
};
