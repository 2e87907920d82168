import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type GivenSeat, givenSeats } from '#contract/core/seats.ts';
import { isCode, isEmail, isMobile, normalAccount } from '#contract/identity-rules.ts';
import { seats } from '#contract/seats.ts';
import { call } from '#web/lib/call.ts';
import { useSend } from '#web/lib/send.ts';
import { ClearInput, OldPassword } from '../fields.tsx';
import { DialogForm, type Ends } from '../dialog-form.tsx';
import { RegisterCode } from '../register-code.tsx';
import { SeatChoice } from './seat-choice.tsx';

export type Member = DataOf<typeof seats.list>['members'][number];
export type Asked = { kind: 'change' | 'remove' | 'handOver'; row: Member };

/** A colleague's phone or mail, and the seat to give. */
export const InviteDialog = ({ onDone, onClose }: Ends<string>) => {
  const { t } = useTranslation('seats');
  const [target, setTarget] = useState('');
  const [seat, setSeat] = useState<GivenSeat>('purchasing');
  const { errors, busy, send } = useSend<'target'>();
  const submit = () => {
    const value = normalAccount(target);
    void send(
      async () => {
        const { sent } = await call(seats.invite, { body: { target: value, seat } });
        await onDone(t(sent ? 'sent' : 'notSent'));
      },
      { target: !isMobile(value) && !isEmail(value) && t('needTarget') },
    );
  };
  return (
    <DialogForm title={t('invite')} act={t('send')} {...{ busy, submit, onClose }} fault={errors.form}>
      <ClearInput
        label={t('target')}
        description={t('targetHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="colleague"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={target}
        onChange={setTarget}
        error={errors.target}
        data-autofocus
      />
      <SeatChoice value={seat} onChange={setSeat} />
    </DialogForm>
  );
};

export const ChangeDialog = ({ row, onDone, onClose }: Ends<string> & { row: Member }) => {
  const { t } = useTranslation('seats');
  const [seat, setSeat] = useState<GivenSeat>(givenSeats.find((s) => s === row.seat) ?? 'reader');
  const { errors, busy, send } = useSend();
  const submit = () => {
    if (seat === row.seat) return onClose();
    void send(async () => {
      await call(seats.change, { params: { id: row.id }, body: { seat } });
      await onDone(t('changed'));
    });
  };
  return (
    <DialogForm
      title={t('changeTitle', { name: row.name })}
      act={t('change')}
      {...{ busy, submit, onClose }}
      fault={errors.form}
    >
      <SeatChoice value={seat} onChange={setSeat} />
      <p>{t('changeNote')}</p>
    </DialogForm>
  );
};

/** Taking a colleague out says what it binds. */
export const RemoveDialog = ({ row, onDone, onClose }: Ends<string> & { row: Member }) => {
  const { t } = useTranslation('seats');
  const { errors, busy, send } = useSend();
  const submit = () =>
    void send(async () => {
      await call(seats.remove, { params: { id: row.id } });
      await onDone(t('removed'));
    });
  return (
    <DialogForm
      title={t('removeTitle', { name: row.name })}
      act={t('remove')}
      {...{ busy, submit, onClose }}
      fault={errors.form}
      bad
    >
      <p>{t('removeAsk', { name: row.name })}</p>
    </DialogForm>
  );
};

/** Handing the company over: proved by the password, or by a code to one's own phone or mail. */
export const HandOverDialog = ({
  row,
  target,
  onDone,
  onClose,
}: Ends<string> & { row: Member; target: string | null }) => {
  const { t } = useTranslation('seats');
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { errors, busy, send } = useSend<'oldPassword' | 'code'>();
  const submit = () =>
    void send(
      async () => {
        await call(seats.handOver, { params: { id: row.id }, body: by === 'password' ? { password } : { code } });
        await onDone(t('handedOver'));
      },
      {
        oldPassword: by === 'password' && !password && t('needPassword'),
        code: by === 'code' && !isCode(code) && t('needCode'),
      },
    );
  return (
    <DialogForm
      title={t('handOverTitle', { name: row.name })}
      act={t('handOver')}
      {...{ busy, submit, onClose }}
      fault={errors.form}
    >
      <p>{t('handOverAsk', { name: row.name })}</p>
      {target && (
        <SegmentedControl
          aria-label={t('proveBy')}
          value={by}
          onChange={(v) => setBy(v as 'password' | 'code')}
          data={[
            { value: 'password', label: t('byPassword') },
            { value: 'code', label: t('byCode') },
          ]}
        />
      )}
      {by === 'password' || !target ? (
        <OldPassword label={t('password')} value={password} onChange={setPassword} error={errors.oldPassword} />
      ) : (
        <RegisterCode
          purpose="confirm"
          target={target}
          value={code}
          onChange={setCode}
          error={errors.code}
          onBadTarget={() => undefined}
        />
      )}
    </DialogForm>
  );
};
