import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { account } from '#contract/identity-account.ts';
import { isCode, isEmail, isMobile, normalAccount } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { say } from '#web/lib/say.ts';
import { useSend } from '#web/lib/send.ts';
import { ClearInput, FormFault, OldPassword } from '../fields.tsx';
import { RegisterCode } from '../register-code.tsx';
import classes from './account.module.css';

type Kind = 'phone' | 'email';

/** A new phone number or mail address: a code that it received, and the password. */
const TargetForm = ({ kind, onDone }: { kind: Kind; onDone: () => void }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState('');
  const [code, setCode] = useState('');
  const [oldPassword, setOld] = useState('');
  const { errors, setErrors, busy, send } = useSend<'target' | 'code' | 'oldPassword'>();
  const value = normalAccount(target);
  const right = kind === 'phone' ? isMobile(value) : isEmail(value);
  const wrong = t(kind === 'phone' ? 'safety.needPhone' : 'safety.needEmail');

  const change = async () => {
    await call(account.changeTarget, { body: { target: value, code, oldPassword } });
    say({ message: t('safety.targetDone'), color: 'warp' });
    await revalidate();
    onDone();
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void send(change, {
      target: !right && wrong,
      code: !isCode(code) && t('identity:code.need'),
      oldPassword: !oldPassword && t('safety.needOld'),
    });
  };
  return (
    <form className={classes['form']} method="post" onSubmit={submit} noValidate>
      <ClearInput
        label={t(kind === 'phone' ? 'safety.newPhone' : 'safety.newEmail')}
        name={kind}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        value={target}
        onChange={setTarget}
        error={errors.target}
      />
      <RegisterCode
        purpose="bind"
        target={right ? value : ''}
        value={code}
        onChange={setCode}
        error={errors.code}
        onBadTarget={() => setErrors({ target: wrong })}
      />
      <OldPassword label={t('safety.old')} value={oldPassword} onChange={setOld} error={errors.oldPassword} />
      <FormFault text={errors.form} />
      <div>
        <Button type="submit" loading={busy}>
          {t('safety.targetSave')}
        </Button>
      </div>
    </form>
  );
};

/** Phone or mail as it is, with the form that changes it. */
export const TargetRow = ({ kind, value }: { kind: Kind; value: string | null }) => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const [open, setOpen] = useState(false);
  return (
    <>
      <dl className={classes['row']}>
        <dt>{t(`safety.${kind}`)}</dt>
        <dd>{value ?? t('safety.none')}</dd>
        <dd style={{ marginRight: 0 }}>
          <Button
            variant="default"
            size="compact-md"
            disabled={!ready}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(value ? 'safety.change' : 'safety.set')}
            <span className="visually-hidden">: {t(`safety.${kind}`)}</span>
          </Button>
        </dd>
      </dl>
      {open && <TargetForm kind={kind} onDone={() => setOpen(false)} />}
    </>
  );
};
