import { Button, Loader } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ClearInput, FormFault } from '../fields.tsx';
import { InfoSelects } from '../completion/info-selects.tsx';
import { type Info, noInfo, useInfoRules } from '../completion/use-completion.ts';
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

const useProfileForm = ({ name, info, finished, onSaved }: Omit<Props, 'ofCompany'>) => {
  const { faults } = useInfoRules();
  const initial: Info = {
    ...noInfo,
    ...(Object.fromEntries(Object.entries(info ?? {}).filter(([, v]) => v !== undefined)) as Partial<Info>),
    name,
  };
  const fix = useCallForm({
    endpoint: account.fixProfile,
    initial,
    input: (v) => ({ body: Object.fromEntries(Object.entries(v).filter(([k, x]) => k === 'name' || x.length > 0)) }),
    check: (v) => ({ name: faults(v)['name'] }),
    onDone: () => onSaved(),
  });
  const complete = useCallForm({
    endpoint: identity.completeInfo,
    initial,
    input: (body) => ({ body }),
    check: faults,
    onDone: () => onSaved(),
  });
  return finished ? fix : complete;
};

/** The personal information as it stands, to be changed. */
export const ProfileForm = ({ name, info, finished, ofCompany, onSaved }: Props) => {
  const { t } = useTranslation(['centre', 'identity']);
  const ready = useReady();
  const { options, failed, load } = useOptions();
  const { label } = useInfoRules();
  const form = useProfileForm({ name, info, finished, onSaved });
  useLeaveGuard(() => form.isDirty());

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
    <form {...form.props}>
      <div className={classes['grid']}>
        {(ofCompany ? (['name'] as const) : (['name', 'companyName'] as const)).map((k) => (
          <ClearInput
            key={k}
            {...form.field(k)}
            label={label(k)}
            name={k === 'name' ? 'name' : 'organization'}
            autoComplete={k === 'name' ? 'name' : 'organization'}
            maxLength={k === 'name' ? 64 : 128}
          />
        ))}
        <InfoSelects
          value={form.values}
          error={form.error}
          options={options}
          onChange={form.change}
          wide={classes['wide']}
        />
        {form.fault && (
          <div className={classes['wide']}>
            <FormFault text={form.fault} />
          </div>
        )}
        <div className={classes['wide']}>
          <Button type="submit" loading={form.busy} disabled={!ready}>
            {t('profile.save')}
          </Button>
        </div>
      </div>
    </form>
  );
};
