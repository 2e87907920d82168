import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { account } from '#contract/identity/account.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { isEmail, normalAccount } from '#contract/identity/rules.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { ClearInput, FormFault, OldPassword } from '../fields.tsx';
import { RegisterCode } from '../register-code.tsx';
import classes from './account.module.css';

type Kind = 'phone' | 'email';

/** A new phone number or mail address: a code that it received, and the password. */
const TargetForm = ({ kind, onDone }: { kind: Kind; onDone: () => void }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const { revalidate } = useRevalidator();
  const isRight = (target: string) => (kind === 'phone' ? isPhone : isEmail)(normalAccount(target));
  const wrong = t(kind === 'phone' ? 'safety.needPhone' : 'safety.needEmail');
  const form = useCallForm({
    endpoint: account.changeTarget,
    initial: { target: '', code: '', oldPassword: '' },
    input: ({ target, ...rest }) => ({ body: { target: normalAccount(target), ...rest } }),
    words: { target: wrong, code: t('identity:code.need'), oldPassword: t('safety.needOld') },
    // The call takes either; this form asks for one of them.
    check: ({ target }) => ({ target: !isRight(target) && wrong }),
    onDone: async () => {
      say({ message: t('safety.targetDone'), color: 'warp' });
      await revalidate();
      onDone();
    },
  });
  const { target } = form.values;
  return (
    <form {...form.props} className={classes['form']} method="post">
      <ClearInput
        {...form.field('target')}
        label={t(kind === 'phone' ? 'safety.newPhone' : 'safety.newEmail')}
        name={kind}
        description={kind === 'phone' ? t('safety.phoneHint') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
      />
      <RegisterCode
        {...form.field('code')}
        purpose="bind"
        target={isRight(target) ? normalAccount(target) : ''}
        onBadTarget={() => form.show({ target: wrong })}
      />
      <OldPassword {...form.field('oldPassword')} label={t('safety.old')} name="current-password" />
      <FormFault text={form.fault} />
      <div>
        <Button type="submit" loading={form.busy}>
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
