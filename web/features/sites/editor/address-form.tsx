import { Button, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { companyAddress } from '#contract/enterprise/address.ts';
import { addressChanges, addressLength } from '#contract/enterprise/address-rules.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './editor.module.css';

/** Where the company's pages stand, and another address for them. */
export const AddressForm = ({ address }: { address: DataOf<typeof companyAddress.read> }) => {
  const { t } = useTranslation('siteEditor');
  const f = useFormat();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: companyAddress.choose,
    initial: { slug: address.slug },
    input: ({ slug }) => ({ body: { slug: slug.trim().toLowerCase() } }),
    onDone: async () => {
      await revalidate();
      say({ message: t('address.done'), color: 'warp' });
    },
  });
  const { left, former } = address;
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['card']}`} aria-labelledby="address">
      <h2 id="address">{t('address.title')}</h2>
      <TextInput
        {...form.input('slug')}
        label={t('address.slug')}
        description={t('address.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<span className={classes['hint']}>/company/</span>}
        leftSectionWidth={92}
        maxLength={addressLength.most}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={left === 0}
      />
      <p className={classes['hint']}>
        {left > 0 ? t('address.left', { count: left, n: f.number(left) }) : t('address.none', { n: addressChanges })}
      </p>
      {former.length > 0 && (
        <p className={classes['hint']}>
          {t('address.former')} {former.map((s) => pageTo('company', { slug: s })).join(', ')}
        </p>
      )}
      {form.fault && (
        <p role="alert" className={classes['fault']}>
          {form.fault}
        </p>
      )}
      <div className={classes['buttons']}>
        <Button
          type="submit"
          variant="default"
          loading={form.busy}
          disabled={!ready || left === 0 || form.values.slug.trim().toLowerCase() === address.slug}
        >
          {t('address.act')}
        </Button>
      </div>
    </form>
  );
};
