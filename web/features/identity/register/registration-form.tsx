import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import { accountFault } from '#contract/identity/faults.ts';
import { keptInviter } from '#web/lib/page/inviter.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { AccountField } from '../account-field.tsx';
import { ClearInput, FormFault, NewPassword } from '../fields.tsx';
import classes from '../login/login-form.module.css';
import { useFaultText } from '../fault-text.ts';
import { RegisterCode } from '../register-code.tsx';
import { Terms } from '../legal/terms.tsx';
import { LicenceStart } from './licence-start.tsx';
import { type Kind, useRegistration } from './use-registration.ts';

/** Comes when a picture is chosen: the upload, the puzzle and what was read weigh more than the form. */
const piece = () => import('./licence-first.tsx');
const LicenceFirst = lazy(() => piece().then((m) => ({ default: m.LicenceFirst })));
const NameMark = lazy(() => piece().then((m) => ({ default: m.NameMark })));

type Props = {
  kind: Kind;
  /** The inquiry that a quick registration comes from. */
  inquiryId?: string | undefined;
  submit?: string;
  onDone: () => Promise<void>;
};

type Part = {
  form: Pick<ReturnType<typeof useRegistration>, 'values' | 'current' | 'change' | 'field' | 'error' | 'target'>;
};

/** The licence, read before the rest is filled in. */
const LicenceField = ({ form: { values, current, change, error, target } }: Part) => {
  /** The picture that was chosen before what reads it was there. */
  const [chosen, setChosen] = useState<File>();
  const [byHand, setByHand] = useState(false);
  if (!chosen && !values.licence.file)
    return <LicenceStart onFile={setChosen} byHand={byHand} onHand={setByHand} onNear={() => void piece()} />;
  return (
    <Suspense fallback={<div className={classes['later']} />}>
      <LicenceFirst
        value={values.licence}
        onChange={(part) => change({ licence: { ...current().licence, ...part } })}
        companyName={values.companyName}
        onName={(companyName) => change({ companyName })}
        target={target}
        code={values.code}
        error={error('licence')}
        first={chosen}
      />
    </Suspense>
  );
};

/** The company's name, and under it what the licence says. */
const CompanyName = ({ form: { values, change, field } }: Part) => {
  const { t } = useTranslation('identity');
  const { read } = values.licence;
  return (
    <ClearInput
      {...field('companyName')}
      label={t('register.companyName')}
      name="organization"
      autoComplete="organization"
      maxLength={128}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        read.name && (
          <Suspense>
            <NameMark read={read.name} value={values.companyName} onTake={(companyName) => change({ companyName })} />
          </Suspense>
        )
      }
    />
  );
};

/** What the contact of a company may log in with besides. */
const UserName = ({ form: { field } }: Part) => {
  const { t } = useTranslation('identity');
  return (
    <ClearInput
      {...field('username')}
      label={t('register.username')}
      description={t('register.usernameHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      name="nickname"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
    />
  );
};

/** Phone or mail, code, name, password; for companies their name and a user name. */
export const RegistrationForm = ({ kind, inquiryId, submit, onDone }: Props) => {
  const { t } = useTranslation('identity');
  const text = useFaultText();
  const ready = useReady();
  const [invited, setInvited] = useState(false);
  useEffect(() => setInvited(Boolean(keptInviter())), []);
  const form = useRegistration(kind, inquiryId, onDone);
  const { values, change } = form;
  const company = kind !== 'personal';
  return (
    <form {...form.props} className={classes['form']} method="post">
      {company && (
        <CountryField
          label={t('register.country')}
          value={form.country}
          onChange={(country) => change({ country })}
          description={isChinese(form.country) ? undefined : t('register.abroad')}
          error={form.error('country')}
        />
      )}
      {company && isChinese(form.country) && <LicenceField form={form} />}
      {company && <CompanyName form={form} />}
      <AccountField
        value={values.target}
        onChange={(target) => change({ target })}
        country={form.phoneCountry}
        onCountry={(phoneCountry) => change({ phoneCountry })}
        error={form.error('target')}
      />
      <RegisterCode
        {...form.field('code')}
        target={form.target}
        onBadTarget={() => form.show(text({ target: accountFault(form.target) ?? 'needAccount' }))}
      />
      <ClearInput {...form.field('name')} label={t('register.name')} autoComplete="name" maxLength={64} />
      {company && kind !== 'quick' && <UserName form={form} />}
      <NewPassword {...form.field('password')} label={t('login.password')} name="new-password" />
      {invited && <p className={classes['small']}>{t('register.invited')}</p>}
      <Check
        checked={values.agreed}
        onChange={(agreed) => change({ agreed })}
        error={form.error('agreed')}
        label={<Terms lead={t('register.agree')} />}
      />
      <FormFault text={form.fault} />
      <ActButton type="submit" look="offer" wide full busy={form.busy} disabled={!ready}>
        {submit ?? t('register.submit')}
      </ActButton>
      <p className={classes['small']}>{t('register.draft')}</p>
    </form>
  );
};
