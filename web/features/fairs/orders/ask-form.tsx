import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import { boothOrderWait } from '#contract/fairs/exhibiting/order-states.ts';
import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import type { BoothPrice } from '#contract/fairs/exhibiting/prices.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './orders.module.css';

type Props = {
  booth: BoothOnPlan;
  price: BoothPrice;
  kind: BoothClass;
  /** Whom the company may name: the first stands there already. */
  contacts: string[];
};

/** Asks for a booth at the price that is shown; then its order. @param kind the class that is suggested */
export const AskForm = ({ booth, price, kind, contacts }: Props) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const f = useFormat();
  const path = usePath();
  const go = useNavigate();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: boothOrders.ask,
    initial: { class: kind, note: '', contact: contacts[0] ?? '' },
    input: (v, clientKey) => ({ params: { id: booth.id }, body: { ...v, total: price.total, clientKey } }),
    draft: { name: 'boothorder' },
    words: { contact: t('needContact') },
    // Somebody was faster, or the price has changed: the plan is read anew, what was typed stays.
    onRefused: () => {
      void revalidate();
      return undefined;
    },
    onDone: async ({ id }) => {
      say({ message: t('asked'), color: 'warp' });
      await go(path(pageTo('boothOrder', { id })));
    },
  });
  const others = contacts.filter((c) => c !== form.values.contact);
  return (
    <form {...form.props} className={classes['form']}>
      <NativeSelect
        label={t('class')}
        {...form.input('class')}
        data={boothClasses.map((value) => ({ value, label: t(`fairs:class.${value}`) }))}
      />
      <TextInput
        label={t('contact')}
        description={t('contactText')}
        {...form.input('contact')}
        maxLength={120}
        autoComplete="name"
      />
      {others.length > 0 && (
        <p className={classes['others']} role="group" aria-label={t('contactOthers')}>
          {others.map((c) => (
            <ActButton key={c} look="word" onClick={() => form.change({ contact: c })}>
              {t('contactUse', { contact: c })}
            </ActButton>
          ))}
        </p>
      )}
      <Textarea label={t('note')} {...form.input('note')} autosize minRows={2} maxRows={8} maxLength={1000} />
      <p className={classes['quiet']}>{t('holdText', { n: f.number(boothOrderWait) })}</p>
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <Button type="submit" color="warp" loading={form.busy} disabled={!ready}>
        {t('ask')}
      </Button>
    </form>
  );
};
