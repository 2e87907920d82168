import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { SealEntry } from '#contract/inquiry/sealing.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { checkAnnexes, sealedAnnexes } from './check.ts';
import classes from './sealing.module.css';

const read = async (id: string): Promise<ArrayBuffer> => {
  const r = await fetch(`/api/busi/busifile/${id}`);
  if (!r.ok) throw new Error(String(r.status));
  return r.arrayBuffer();
};

type Found = Awaited<ReturnType<typeof checkAnnexes>> | 'running' | 'gone' | 'open';

/** Checks in this browser that opened annexes are what was sealed; on a click, since they have to be loaded. */
export const AnnexCheck = ({ entries }: { entries: readonly SealEntry[] }) => {
  const { t } = useTranslation('sealing');
  const annexes = useMemo(() => sealedAnnexes(entries), [entries]);
  const [found, setFound] = useState<Found>('open');
  if (!annexes.length) return null;
  const { length: count } = annexes;
  const check = async () => {
    setFound('running');
    setFound(await checkAnnexes(annexes, read).catch(() => 'gone' as const));
  };
  if (found === null)
    return (
      <p role="status" className={classes['fine']}>
        <IconShieldCheck size={18} stroke={2} aria-hidden="true" /> {t('check.annexesHold', { count })}
      </p>
    );
  if (typeof found === 'object')
    return (
      <p role="alert" className={classes['bad']}>
        <IconAlertTriangle size={18} stroke={2} aria-hidden="true" />{' '}
        {t('check.annexWrong', { name: found.name, n: found.at })}
      </p>
    );
  return (
    <p className={classes['quiet']} role="status">
      {found === 'running' ? (
        t('check.annexesRunning')
      ) : (
        <ActButton look="word" onClick={() => void check()}>
          {t('check.annexes', { count })}
        </ActButton>
      )}{' '}
      {found === 'gone' && t('check.annexGone')}
    </p>
  );
};
