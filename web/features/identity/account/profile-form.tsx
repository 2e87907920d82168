import { Button, Loader } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import { identity } from '#contract/identity.ts';
import { account } from '#contract/identity-account.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { useSend } from '#web/lib/send.ts';
import { ClearInput, FormFault } from '../fields.tsx';
import { InfoSelects } from '../info-selects.tsx';
import { type Info, noInfo, useInfoRules } from '../use-completion.ts';
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
  const { errors, busy, send } = useSend<keyof Info>();
  const set = (part: Partial<Info>) => setValue((v) => ({ ...v, ...part }));

  const save = async () => {
    if (finished) {
      const given = Object.entries(value).filter(([, v]) => v.length > 0);
      await call(account.fixProfile, { body: Object.fromEntries(given) });
    } else await call(identity.completeInfo, { body: value });
    await onSaved();
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const all = faults(value);
    void send(save, finished ? { name: all.name } : all);
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
    <form onSubmit={submit} noValidate>
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
          <div className={classes['wide']}>
            <FormFault text={errors.form} />
          </div>
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
