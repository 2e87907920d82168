import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { licenceFields } from '#contract/verification/rules.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { ReadField, ReadMark } from '#web/ui/form/read-field.tsx';
import { ReadSummary } from '#web/ui/form/read-summary.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import type { Proof } from '../captcha/use-challenge.ts';
import type { Brought } from './brought.ts';
import classes from './licence.module.css';
import { useLicence } from './use-licence.ts';

type Props = {
  value: Brought;
  onChange: (part: Partial<Brought>) => void;
  companyName: string;
  onName: (name: string) => void;
  target: string;
  code: string;
  error?: string | undefined;
  /** Chosen before this came: it is sent at once. */
  first?: File | undefined;
};
/** The name stands in the registration's own field. */
const others = licenceFields.filter((f) => f !== 'name');

/** The puzzle before an upload without an account; a code in the form would do as well. */
const ProofAsked = ({ onProved }: { onProved: (p: Proof) => void }) => {
  const { t } = useTranslation('verification');
  return (
    <div className={classes['prove']}>
      <p>{t('first.prove')}</p>
      <Captcha onProved={onProved} closeAfter={1000} />
      <small>{t('first.proveOther')}</small>
    </div>
  );
};

type FieldsProps = { value: Pick<Brought, 'fields' | 'read'>; onChange: (fields: Brought['fields']) => void };

const ReadFields = ({ value, onChange }: FieldsProps) => {
  const { t } = useTranslation('verification');
  return (
    <fieldset className={classes['fields']}>
      <legend>{t('first.more')}</legend>
      {others.map((f) => (
        <ReadField
          key={f}
          name={`licence.${f}`}
          label={t(`field.${f}`)}
          value={value.fields[f] ?? ''}
          onChange={(v) => onChange({ ...value.fields, [f]: v })}
          read={value.read[f]}
          optional
          wide={f === 'address' || f === 'creditCode'}
        />
      ))}
    </fieldset>
  );
};

const Licence = ({ value, onChange, companyName, onName, target, code, error, first }: Props) => {
  const { t } = useTranslation('verification');
  const typed = useRef(companyName);
  useEffect(() => {
    typed.current = companyName;
  }, [companyName]);
  // What somebody typed, also while it was read, is not replaced: the mark under the field offers the other.
  const name = (read: string) => {
    if (!typed.current.trim()) onName(read);
  };
  const { upload, ask, refused, reading, unread, take, again } = useLicence({
    value,
    onChange,
    onName: name,
    target,
    code,
  });
  const found = Object.keys(value.read).length > 0;
  return (
    <section className={classes['licence']} aria-label={t('first.label')}>
      <FileField
        label={t('first.label')}
        name="licence"
        description={t('first.note')}
        kind="picture"
        value={value.file ? [value.file] : []}
        onChange={([file]) => take(file)}
        upload={upload}
        error={error}
        first={first}
      />
      {ask && <ProofAsked onProved={ask.proved} />}
      {refused && (
        <p className={classes['note']} role="status">
          {t('first.refused')}
        </p>
      )}
      {value.file && (
        <>
          <ReadSummary
            reading={reading}
            unread={unread}
            read={found ? { fields: value.read, turned: value.turned } : null}
            onAgain={again}
          />
          <p className={classes['note']}>{t(unread ? 'first.unread' : 'first.kept')}</p>
        </>
      )}
      {found && <ReadFields value={value} onChange={(fields) => onChange({ fields })} />}
    </section>
  );
};

/** The licence before the account: uploaded once, read at once, and it goes with the registration. */
export const LicenceFirst = withWords(['ui', 'tools', 'verification'], Licence);

/** Under the company's name: where it comes from, and what the licence says where somebody typed something else. */
export const NameMark = withWords(['tools'], ReadMark);
