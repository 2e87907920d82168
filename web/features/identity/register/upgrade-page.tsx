import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate, useRevalidator } from 'react-router';
import { registration } from '#contract/identity/registration.ts';
import { keptAddress, type PageAddress, pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { Head } from '#web/ui/frame/head.tsx';
import classes from './register-pages.module.css';

type Way = 'enterprise' | 'supplier' | 'service';
const calls = {
  enterprise: registration.enterprise,
  supplier: registration.joinSupplier,
  service: registration.joinService,
} as const;
const forms: Record<Way, PageAddress> = {
  enterprise: pageTo('enterpriseRegister'),
  supplier: pageTo('supplierRegistration'),
  service: pageTo('thirdPartyRegister'),
};

/** Upgrades that this account has not taken yet (accounts 19); the server decides by the same rules. */
const waysOf = (v: Viewer): { way: Way; had: boolean }[] => {
  if (v.userType === 4 || v.userType === 9) return [];
  return [
    ...(v.userType === 2 || v.userType === 3 ? [{ way: 'enterprise' as const, had: v.userType === 3 }] : []),
    { way: 'supplier', had: v.roles.includes('ROLE_GYS') },
    { way: 'service', had: v.roles.includes('ROLE_SERVICE_PROVIDER') },
  ];
};

/** The form of all three upgrades; afterwards on to the company's form, or where the answer leads whose form is finished. */
const useUpgrade = (personal: boolean, finished: boolean) => {
  const { t } = useTranslation(['identity', 'upgrade']);
  const navigate = useNavigate();
  const path = usePath();
  const { revalidate } = useRevalidator();
  return useCallForm({
    // All three ask for the company's name, where there is none yet.
    endpoint: ({ way }) => Promise.resolve(calls[way] as typeof registration.enterprise),
    initial: { companyName: '', way: 'enterprise' as Way },
    input: ({ companyName }) => ({ body: (personal ? { companyName } : {}) as { companyName: string } }),
    words: { companyName: t('register.needCompany') },
    onDone: async ({ next }, { way }) => {
      await revalidate();
      say({ message: t(way === 'supplier' ? 'upgrade:asked' : 'upgrade:done'), color: 'warp' });
      await navigate(path(personal || !finished ? forms[way] : next ? keptAddress(next) : forms[way]));
    },
  });
};

type WayProps = {
  way: Way;
  had: boolean;
  /** An upgrade is being sent, this one where it is `chosen`. */
  busy: boolean;
  chosen: boolean;
  onTake: () => void;
};

const WayOn = ({ way, had, busy, chosen, onTake }: WayProps) => {
  const { t } = useTranslation('upgrade');
  const ready = useReady();
  return (
    <section className={classes['choice']} data-plain>
      <div>
        <h2>{t(`${way}.title`)}</h2>
        <p>{t(`${way}.text`)}</p>
      </div>
      {had ? (
        <span className={classes['needs']}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" /> {t('have')}
        </span>
      ) : (
        <Button
          onClick={onTake}
          loading={busy && chosen}
          disabled={!ready || busy}
          variant={way === 'supplier' ? 'filled' : 'default'}
        >
          {t(`${way}.title`)}
        </Button>
      )}
    </section>
  );
};

/** `/upgradeRegister`: from personal to enterprise, supplier, third party, and the other ways. */
export const UpgradePage = () => {
  const { t } = useTranslation(['identity', 'upgrade']);
  const viewer = useViewer();
  const personal = viewer?.userType === 2;
  const form = useUpgrade(personal, viewer?.isFinish ?? false);
  if (!viewer) return null;
  const ways = waysOf(viewer);

  return (
    <main id="main" className={classes['page']}>
      <Head />
      <form {...form.props} className={classes['entry']} onSubmit={(e) => e.preventDefault()}>
        <h1>{t('upgrade:title')}</h1>
        <p className={classes['lead']}>
          {t('upgrade:now')} <strong>{t(`upgrade:type${viewer.userType}`)}</strong>
          {viewer.company && ` · ${viewer.company}`} — {t('upgrade:lead')}
        </p>
        {ways.length === 0 && <p className={classes['wanted']}>{t('join.notFor')}</p>}
        {personal && (
          <section className={classes['wanted']}>
            <h2>{t('upgrade:step.name')}</h2>
            <TextInput
              label={t('register.companyName')}
              description={`${t('upgrade:needCompany')} ${t('upgrade:formNext')}`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.input('companyName')}
              name="organization"
              autoComplete="organization"
              maxLength={128}
            />
          </section>
        )}
        {form.fault && (
          <p role="alert" className={classes['fault']}>
            {form.fault}
          </p>
        )}
        {personal && <h2 className={classes['step']}>{t('upgrade:step.way')}</h2>}
        {ways.map(({ way, had }) => (
          <WayOn
            key={way}
            way={way}
            had={had}
            busy={form.busy}
            chosen={form.values.way === way}
            onTake={() => void form.send({ way })}
          />
        ))}
      </form>
    </main>
  );
};
