import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { halls } from '#contract/fairs/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { FormFault } from '../fields.tsx';
import classes from './account.module.css';

/** Whom the account's holder has blocked in halls, each with the way back; nothing where that is nobody. */
export const BlockedPeople = ({ people }: DataOf<typeof halls.blocks>) => {
  const { t } = useTranslation('centre');
  const f = useFormat();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busyWith, fault, act } = useAct();
  if (!people.length) return null;
  const unblock = (id: string) => void act(async () => call(halls.unblock, { params: { id } }).then(revalidate), id);
  return (
    <section className={classes['block']}>
      <h2>{t('safety.blocked')}</h2>
      <p className={classes['note']}>{t('safety.blockedNote')}</p>
      <FormFault text={fault} />
      <ul className={classes['blocked']}>
        {people.map((p) => (
          <li key={p.userId}>
            <span>{p.name}</span> <small>{f.stamp(p.at)}</small>
            <ActButton
              disabled={!ready}
              busy={busyWith === p.userId}
              aria-label={t('safety.unblockNamed', { name: p.name })}
              onClick={() => unblock(p.userId)}
            >
              {t('safety.unblock')}
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
