import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { IconCircleX, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { passwordLength } from '#contract/identity/rules.ts';
import classes from './fields.module.css';

type Props = Omit<TextInputProps, 'onChange' | 'value' | 'label'> & {
  label: string;
  value: string;
  onChange: (v: string) => void;
};

/** A text field with a button that empties it. */
export const ClearInput = ({ label, value, onChange, error, rightSection, rightSectionWidth, ...rest }: Props) => {
  const { t } = useTranslation('identity');
  const input = useRef<HTMLInputElement>(null);
  // What was typed or filled in by the browser before the page came alive is taken over.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== value) onChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the beginning
  }, []);
  return (
    <TextInput
      {...rest}
      ref={input}
      label={label}
      value={value}
      error={error}
      onChange={(e) => onChange(e.currentTarget.value)}
      rightSectionWidth={rightSectionWidth ?? 40}
      rightSection={
        <span className={classes['right']}>
          {value && (
            <UnstyledButton
              className={classes['icon'] ?? ''}
              aria-label={t('login.clear', { field: label })}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            >
              <IconCircleX size={18} stroke={1.6} />
            </UnstyledButton>
          )}
          {rightSection}
        </span>
      }
    />
  );
};

/** A password field that can be shown and emptied. */
export const SecretInput = (props: Props) => {
  const { t } = useTranslation('identity');
  const [shown, setShown] = useState(false);
  return (
    <ClearInput
      {...props}
      type={shown ? 'text' : 'password'}
      rightSectionWidth={72}
      rightSection={
        <UnstyledButton
          className={classes['icon'] ?? ''}
          aria-label={t(shown ? 'login.hide' : 'login.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={18} stroke={1.6} /> : <IconEye size={18} stroke={1.6} />}
        </UnstyledButton>
      }
    />
  );
};

/** A password to be chosen, with what it must be under it; a browser may suggest one. */
export const NewPassword = (props: Props) => {
  const { t } = useTranslation('identity');
  return (
    <SecretInput
      description={t('register.passwordHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      name="new-password"
      autoComplete="new-password"
      maxLength={passwordLength.max}
      {...props}
    />
  );
};

/** The password that there is, to prove who changes something. */
export const OldPassword = (props: Props) => (
  <SecretInput name="current-password" autoComplete="current-password" {...props} />
);

/** What is wrong with a form as a whole, said aloud when it comes. */
export const FormFault = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className={classes['fault']}>
      {text}
    </p>
  ) : null;
