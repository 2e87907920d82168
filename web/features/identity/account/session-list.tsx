import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { account } from '#contract/identity/account.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import panel from '#web/ui/frame/panel.module.css';
import { FormFault } from '../fields.tsx';
import classes from './account.module.css';

type Session = DataOf<typeof account.sessions>[number];

const SessionRow = ({ session: s, ending, onEnd }: { session: Session; ending: boolean; onEnd: () => void }) => {
  const { t } = useTranslation('centre');
  const f = useFormat();
  const ready = useReady();
  const device = s.device ?? (s.client === 'web' ? t('safety.unknown') : s.client);
  return (
    <tr>
      <td>
        {device}
        {s.current && <span className={classes['here']}>{t('safety.this')}</span>}
        {s.keepOnline && <small>{t('safety.keep')}</small>}
      </td>
      <td>{s.address || '—'}</td>
      <td data-head={t('safety.used')} style={{ whiteSpace: 'nowrap' }}>
        {f.stamp(s.lastUsedAt)}
      </td>
      <td data-head={t('safety.opened')} style={{ whiteSpace: 'nowrap' }}>
        {f.stamp(s.createdAt)}
      </td>
      <td className={panel['end']}>
        {!s.current && (
          <Button
            variant="default"
            size="compact-md"
            loading={ending}
            disabled={!ready}
            aria-label={t('safety.endNamed', { device })}
            onClick={onEnd}
          >
            {t('safety.end')}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** Where this person is logged in; a strange session is ended here, at once and with its open windows. */
export const SessionList = ({ sessions }: { sessions: Session[] }) => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busyWith, fault, act } = useAct();
  const ending = (key: string, work: () => Promise<number>) =>
    act(async () => {
      const n = await work();
      say({ message: t('safety.ended', { n }), color: 'warp' });
      await revalidate();
    }, key);
  const end = (id: string) => ending(id, async () => (await call(account.endSession, { params: { id } }), 1));
  const endOthers = () => ending('others', async () => (await call(account.endOthers)).ended);
  return (
    <section className={classes['block']}>
      <h2>{t('safety.sessions')}</h2>
      <p className={classes['note']}>{t('safety.zone')}</p>
      <FormFault text={fault} />
      <div
        className={`${panel['scroll']} ${classes['scroll']}`}
        role="region"
        aria-label={t('safety.sessions')}
        tabIndex={0}
      >
        <table className={`${panel['table']} ${panel['cards']}`}>
          <thead>
            <tr>
              <th scope="col">{t('safety.device')}</th>
              <th scope="col">{t('safety.place')}</th>
              <th scope="col">{t('safety.used')}</th>
              <th scope="col">{t('safety.opened')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('safety.end')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((s) => (
              <SessionRow key={s.id} session={s} ending={busyWith === s.id} onEnd={() => void end(s.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {sessions.length > 1 && (
        <p style={{ marginTop: 16 }}>
          <Button variant="default" loading={busyWith === 'others'} disabled={!ready} onClick={() => void endOthers()}>
            {t('safety.endOthers')}
          </Button>
        </p>
      )}
    </section>
  );
};
