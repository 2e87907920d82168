import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountFault } from '#contract/identity-faults.ts';
import { keptInviter } from '#web/lib/inviter.ts';
import { useReady } from '#web/lib/ready.ts';
import { ActButton } from '#web/ui/act.tsx';
import { Check } from '#web/ui/check.tsx';
import { ClearInput, FormFault, NewPassword } from '../fields.tsx';
import classes from '../login-form.module.css';
import { useFaultText } from '../fault-text.ts';
import { RegisterCode } from '../register-code.tsx';
import { Terms } from '../terms.tsx';
import { useDraft } from '../use-draft.ts';
import { noLicence, sentOf } from './brought.ts';
import { type Kind, type Registration, useRegistration } from './use-registration.ts';

/** Comes when it is asked for: the upload, the puzzle and what was read weigh more than the form. */
const piece = () => import('./licence-first.tsx');
const LicenceFirst = lazy(() => piece().then((m) => ({ default: m.LicenceFirst })));
const NameMark = lazy(() => piece().then((m) => ({ default: m.NameMark })));

const empty = { target: '', name: '', agreed: false, companyName: '', username: '' };
type Props = {
  kind: Kind;
  /** The inquiry that a quick registration comes from. */
  inquiryId?: string | undefined;
  submit?: string;
  onDone: () => Promise<void>;
};

/**
 * Phone or mail, code, name, password; for companies their name and a user name. One draft for all ways, so that changing
 * the way keeps what was typed; it survives a reload, secrets don't.
 */
export const RegistrationForm = ({ kind, inquiryId, submit, onDone }: Props) => {
  const { t } = useTranslation('identity');
  const [draft, change, forget] = useDraft('draft.register', empty);
  const [licence, changeLicence, forgetLicence] = useDraft('draft.licence', noLicence);
  const [opened, setOpened] = useState(false);
  const [secrets, setSecrets] = useState({ code: '', password: '' });
  const text = useFaultText();
  const ready = useReady();
  const [invited, setInvited] = useState(false);
  useEffect(() => setInvited(Boolean(keptInviter())), []);
  const { errors, setErrors, busy, validate, send } = useRegistration(kind, inquiryId, async () => {
    forget();
    forgetLicence();
    await onDone();
  });
  const all: Registration = { ...draft, ...secrets };
  const company = kind !== 'personal';
  // One step from an inquiry stays one step; there the licence follows at verification.
  const withLicence = company && kind !== 'quick';
  const go = (e: FormEvent) => {
    e.preventDefault();
    if (!busy && validate(all)) void send(all, withLicence ? sentOf(licence, draft.companyName.trim()) : undefined);
  };
  return (
    <form className={classes['form']} method="post" onSubmit={go} noValidate>
      {withLicence &&
        (opened || licence.file ? (
          <Suspense fallback={<div className={classes['later']} />}>
            <LicenceFirst
              value={licence}
              onChange={changeLicence}
              companyName={draft.companyName}
              onName={(companyName) => change({ companyName })}
              target={draft.target}
              code={secrets.code}
              error={errors.licence}
            />
          </Suspense>
        ) : (
          <div className={classes['offer']}>
            <strong>{t('register.licence.title')}</strong>
            <p>{t('register.licence.note')}</p>
            <ActButton disabled={!ready} onClick={() => setOpened(true)}>
              {t('register.licence.go')}
            </ActButton>
          </div>
        ))}
      {company && (
        <ClearInput
          label={t('register.companyName')}
          name="organization"
          autoComplete="organization"
          maxLength={128}
          value={draft.companyName}
          onChange={(companyName) => change({ companyName })}
          error={errors.companyName}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            withLicence &&
            licence.read.name && (
              <Suspense>
                <NameMark
                  read={licence.read.name}
                  value={draft.companyName}
                  onTake={(companyName) => change({ companyName })}
                />
              </Suspense>
            )
          }
        />
      )}
      <ClearInput
        label={t('login.account')}
        name="username"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.target}
        onChange={(target) => change({ target })}
        error={errors.target}
      />
      <RegisterCode
        target={draft.target}
        value={secrets.code}
        onChange={(code) => setSecrets({ ...secrets, code })}
        error={errors.code}
        onBadTarget={() => setErrors(text({ target: accountFault(draft.target) ?? 'needAccount' }))}
      />
      <ClearInput
        label={t('register.name')}
        name="name"
        autoComplete="name"
        maxLength={64}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      {company && kind !== 'quick' && (
        <ClearInput
          label={t('register.username')}
          description={t('register.usernameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="nickname"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={draft.username}
          onChange={(username) => change({ username })}
          error={errors.username}
        />
      )}
      <NewPassword
        label={t('login.password')}
        value={secrets.password}
        onChange={(password) => setSecrets({ ...secrets, password })}
        error={errors.password}
      />
      {invited && <p className={classes['small']}>{t('register.invited')}</p>}
      <Check
        checked={draft.agreed}
        onChange={(agreed) => change({ agreed })}
        error={errors.agreed}
        label={<Terms lead={t('register.agree')} />}
      />
      <FormFault text={errors.form} />
      <ActButton type="submit" look="offer" wide full busy={busy} disabled={!ready}>
        {submit ?? t('register.submit')}
      </ActButton>
      <p className={classes['small']}>{t('register.draft')}</p>
    </form>
  );
};
