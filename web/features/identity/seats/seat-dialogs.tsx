import type { FormEvent } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type GivenSeat, givenSeats } from '#contract/core/seats.ts';
import { normalAccount } from '#contract/identity/rules.ts';
import { seats } from '#contract/seats/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { ClearInput, OldPassword } from '../fields.tsx';
import { ActDialog, type Ends, FormDialog } from '../completion/dialog-form.tsx';
import { RegisterCode } from '../register-code.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { Segments } from '#web/ui/form/choice/segments.tsx';

export type Member = DataOf<typeof seats.list>['members'][number];
export type Asked = { kind: 'change' | 'remove' | 'handOver' | 'leave'; row: Member };

/** A colleague's phone or mail, and the seat to give. */
export const InviteDialog = ({ onDone, onClose }: Ends<string>) => {
  const { t } = useTranslation('seats');
  const form = useCallForm({
    endpoint: seats.invite,
    initial: { target: '', seat: 'purchasing' as GivenSeat },
    input: ({ target, seat }) => ({ body: { target: normalAccount(target), seat } }),
    words: { target: t('needTarget') },
    onDone: ({ sent }) => onDone(t(sent ? 'sent' : 'notSent')),
  });
  return (
    <FormDialog title={t('invite')} act={t('send')} form={form} onClose={onClose}>
      <ClearInput
        {...form.field('target')}
        label={t('target')}
        description={t('targetHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="colleague"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        data-autofocus
      />
      <SeatChoice value={form.values.seat} onChange={(seat) => form.change({ seat })} />
    </FormDialog>
  );
};

export const ChangeDialog = ({ row, onDone, onClose }: Ends<string> & { row: Member }) => {
  const { t } = useTranslation('seats');
  const form = useCallForm({
    endpoint: seats.change,
    initial: { seat: givenSeats.find((s) => s === row.seat) ?? 'reader' },
    input: (body) => ({ params: { id: row.id }, body }),
    onDone: () => onDone(t('changed')),
  });
  const { seat } = form.values;
  const submit = (e: FormEvent) => {
    if (seat !== row.seat) return form.submit(e);
    e.preventDefault();
    onClose();
  };
  return (
    <FormDialog
      title={t('changeTitle', { name: row.name })}
      act={t('change')}
      form={{ ...form, props: { ...form.props, onSubmit: submit } }}
      onClose={onClose}
    >
      <SeatChoice value={seat} onChange={(to) => form.change({ seat: to })} />
      <p>{t('changeNote')}</p>
    </FormDialog>
  );
};

/** Taking a colleague out says what it binds. */
export const RemoveDialog = ({ row, onDone, onClose }: Ends<string> & { row: Member }) => {
  const { t } = useTranslation('seats');
  const work = useAct();
  const remove = () =>
    work.act(async () => {
      await call(seats.remove, { params: { id: row.id } });
      await onDone(t('removed'));
    });
  return (
    <ActDialog
      title={t('removeTitle', { name: row.name })}
      act={t('remove')}
      work={work}
      onAct={remove}
      onClose={onClose}
      bad
    >
      <p>{t('removeAsk', { name: row.name })}</p>
    </ActDialog>
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
  const form = useCallForm({
    endpoint: seats.handOver,
    initial: { by: 'password' as 'password' | 'code', oldPassword: '', code: '' },
    input: ({ by, oldPassword, code }) => ({
      params: { id: row.id },
      body: by === 'password' ? { password: oldPassword } : { code },
    }),
    words: { password: t('needPassword'), code: t('needCode') },
    onDone: () => onDone(t('handedOver')),
  });
  const { by } = form.values;
  return (
    <FormDialog title={t('handOverTitle', { name: row.name })} act={t('handOver')} form={form} onClose={onClose}>
      <p>{t('handOverAsk', { name: row.name })}</p>
      {target && (
        <Segments
          aria-label={t('proveBy')}
          value={by}
          onChange={(v) => form.change({ by: v as 'password' | 'code' })}
          data={[
            { value: 'password', label: t('byPassword') },
            { value: 'code', label: t('byCode') },
          ]}
        />
      )}
      {by === 'password' || !target ? (
        <OldPassword
          {...form.field('oldPassword')}
          label={t('password')}
          name="current-password"
          error={form.error('oldPassword') ?? form.error('password')}
        />
      ) : (
        <RegisterCode {...form.field('code')} purpose="confirm" target={target} onBadTarget={() => undefined} />
      )}
    </FormDialog>
  );
};
