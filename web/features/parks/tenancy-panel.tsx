import { Button, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { ParkDetail } from '#contract/parks/calls.ts';
import { parkLimits } from '#contract/parks/rules.ts';
import { ask } from '#web/lib/ask.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './parks.module.css';

const contract = () => import('#contract/parks/calls.ts');

const TenancyForm = ({ detail: { row, tenancy } }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: () => contract().then((m) => m.parkTenancies.state),
    initial: { note: tenancy?.note ?? '' },
    input: ({ note }) => ({ params: { id: row.id }, body: { note } }),
    draft: { name: `park.${row.id}` },
    onDone: async () => {
      say({ message: t('here.sent'), color: 'warp' });
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t('here.title')}>
      <p className={classes['quiet']}>{t('here.text')}</p>
      <Textarea label={t('here.note')} {...form.input('note')} autosize minRows={2} maxLength={parkLimits.note} />
      <ActButton look="offer" full type="submit" busy={form.busy}>
        {t(tenancy ? 'here.again' : 'here.send')}
      </ActButton>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

const Leave = ({ id }: { id: string }) => {
  const { t } = useTranslation('parks');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const ready = useReady();
  const leave = () =>
    void act(async () => {
      const { parkTenancies } = await contract();
      await call(parkTenancies.leave, { params: { id } }).finally(() => revalidate());
      say({ message: t('here.left') });
    });
  return (
    <>
      <Button variant="default" disabled={!ready} loading={busy} onClick={leave}>
        {t('here.leave')}
      </Button>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </>
  );
};

/** Whether the reader's company is in this park: said, checked, or taken back. */
export const TenancyPanel = ({ detail }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const ready = useReady();
  const { may, tenancy, row } = detail;
  return (
    <section className={`${panel['panel']} ${classes['box'] ?? ''}`} aria-labelledby="here">
      <h2 id="here">{t('here.title')}</h2>
      {may === 'login' && (
        <ActButton disabled={!ready} onClick={() => ask('login')}>
          {t('here.login')}
        </ActButton>
      )}
      {may === 'company' && (
        <>
          <p className={classes['quiet']}>{t('here.company')}</p>
          <ActLink to={pageTo('register')}>{t('here.join')}</ActLink>
        </>
      )}
      {may === 'seat' && <p className={classes['quiet']}>{t('here.seat')}</p>}
      {tenancy && <p role="status">{t(`here.${tenancy.state}`, { reason: tenancy.reason })}</p>}
      {may === 'yes' && tenancy?.state !== 'asked' && tenancy?.state !== 'confirmed' && <TenancyForm detail={detail} />}
      {may === 'yes' && tenancy && <Leave id={row.id} />}
    </section>
  );
};
