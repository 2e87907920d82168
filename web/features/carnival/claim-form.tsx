import { Button, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from './carnival.module.css';

const nowhere = { name: '', phone: '', address: '', postcode: '' };

/** Where a prize goes; nothing is asked for a code. */
const ClaimForm = ({ id, postal }: { id: string; postal: boolean }) => {
  const { t } = useTranslation('carnival');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: () => import('#contract/carnival/calls.ts').then((m) => m.carnival.claim),
    initial: nowhere,
    input: (v) => ({ params: { id }, body: { address: postal ? v : null } }),
    about: (v) => v,
    words: { 'address.name': t('needName'), 'address.phone': t('needPhone'), 'address.address': t('needAddress') },
    draft: { name: `claim.${id}`, place: 'tab' },
    onDone: () => revalidate(),
  });
  const field = (name: keyof typeof nowhere) => ({ ...form.input(name), error: form.error(`address.${name}`) });
  return (
    <form {...form.props} className={classes['form']} aria-label={t(postal ? 'addressTitle' : 'claimVirtual')}>
      {postal && (
        <>
          <h3>{t('addressTitle')}</h3>
          <TextInput label={t('addressName')} autoComplete="name" maxLength={60} {...field('name')} />
          <TextInput label={t('addressPhone')} autoComplete="tel" maxLength={30} {...field('phone')} />
          <TextInput label={t('addressLine')} autoComplete="street-address" maxLength={200} {...field('address')} />
          <TextInput label={t('addressPostcode')} autoComplete="postal-code" maxLength={20} {...field('postcode')} />
          <p className={classes['quiet']}>{t('addressNote')}</p>
        </>
      )}
      <div className={classes['acts']}>
        <Button type="submit" color="warp" loading={form.busy}>
          {t(postal ? 'claim' : 'claimVirtual')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default ClaimForm;
