import { Button, Loader } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { identity } from '#contract/identity.ts';
import { account } from '#contract/identity-account.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { ClearInput } from '../clear-inputs.tsx';
import { InfoSelects } from '../info-selects.tsx';
import { type Info, type InfoErrors, noInfo, useInfoRules } from '../use-completion.ts';
import { useOptions } from '../use-options.ts';
import classes from './account.module.css';

type Props = {
  name: string;
  info: DataOf<typeof identity.userDetail>['info'];
  /** A finished profile is changed in parts; an unfinished one is completed as a whole. */
  finished: boolean;
  /** The company's name is in the company's form then. */
  ofCompany: boolean;
  onSaved: () => Promise<void>;
};

/** The personal information as it stands, to be changed. */
export const ProfileForm = ({ name, info, finished, ofCompany, onSaved }: Props) => {
  const { t } = useTranslation(['centre', 'identity']);
  const ready = useReady();
  const { options, failed, load } = useOptions();
  const { label, faults } = useInfoRules();
  const [value, setValue] = useState<Info>(() => ({
    ...noInfo,
    ...(Object.fromEntries(Object.entries(info ?? {}).filter(([, v]) => v !== undefined)) as Partial<Info>),
    name,
  }));
  const [errors, setErrors] = useState<InfoErrors>({});
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<Info>) => setValue((v) => ({ ...v, ...part }));

  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    const all = faults(value);
    const found = finished ? { ...(all.name && { name: all.name }) } : all;
    setErrors(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      if (finished) {
        const given = Object.entries(value).filter(([, v]) => v.length > 0);
        await call(account.fixProfile, { body: Object.fromEntries(given) });
      } else await call(identity.completeInfo, { body: value });
      await onSaved();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors({ ...fields, form: Object.keys(fields).length ? undefined : (err as Error).message });
    }
    setBusy(false);
  };

  if (failed)
    return (
      <div role="alert">
        <p className={classes['note']}>{t('identity:complete.failed')}</p>
        <Button variant="default" onClick={() => void load()}>
          {t('identity:complete.retry')}
        </Button>
      </div>
    );
  if (!options) return <Loader size="sm" />;
  return (
    <form onSubmit={(e) => void submit(e)} noValidate>
      <div className={classes['grid']}>
        {(ofCompany ? (['name'] as const) : (['name', 'companyName'] as const)).map((k) => (
          <ClearInput
            key={k}
            label={label(k)}
            name={k === 'name' ? 'name' : 'organization'}
            autoComplete={k === 'name' ? 'name' : 'organization'}
            maxLength={k === 'name' ? 64 : 128}
            value={value[k]}
            error={errors[k]}
            onChange={(v) => set({ [k]: v })}
          />
        ))}
        <InfoSelects value={value} errors={errors} options={options} onChange={set} wide={classes['wide']} />
        {errors.form && (
          <p role="alert" className={`${classes['wide']} ${classes['error']}`}>
            {errors.form}
          </p>
        )}
        <div className={classes['wide']}>
          <Button type="submit" loading={busy} disabled={!ready}>
            {t('profile.save')}
          </Button>
        </div>
      </div>
    </form>
  );
};
