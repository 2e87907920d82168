import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import type { FairMine } from '#contract/fairs/registration.ts';
import { type BoothSize, boothSizes } from '#contract/fairs/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from './calendar.module.css';

type Props = { fairId: string; kept: FairMine['intention'] };

/** A company says that it wants to exhibit; it can be changed until the fair begins. */
const IntentionForm = ({ fairId, kept }: Props) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const f = useFormat();
  const viewer = useViewer();
  const [at, setAt] = useState(kept?.at ?? null);
  const form = useCallForm({
    endpoint: () => import('#contract/fairs/intentions.ts').then((m) => m.intentions.save),
    initial: {
      class: kept?.class ?? ('fibre' as BoothClass),
      size: kept?.size ?? ('small' as BoothSize),
      wishes: kept?.wishes ?? '',
      contact: kept?.contact ?? '',
    },
    input: (v) => ({ body: { fairId, ...v } }),
    draft: { name: `intention.${fairId}` },
    words: { contact: t('needContact') },
    onDone: (saved) => setAt(saved.at),
  });
  return (
    <form {...form.props} className={classes['form']}>
      {mayOpen('boothOrders', viewer) && (
        <p>
          {t('intentionOrder')}{' '}
          <SiteLink to={pageTo('boothOrders', { fair: fairId })}>{t('intentionOrderAct')}</SiteLink>
        </p>
      )}
      <NativeSelect
        label={t('intentionClass')}
        {...form.input('class')}
        data={boothClasses.map((value) => ({ value, label: t(`fairs:class.${value}`) }))}
      />
      <NativeSelect
        label={t('intentionSize')}
        {...form.input('size')}
        data={boothSizes.map((value) => ({ value, label: t(`fairs:size.${value}`) }))}
      />
      <TextInput label={t('intentionContact')} {...form.input('contact')} maxLength={120} />
      <Textarea
        label={t('intentionWishes')}
        {...form.input('wishes')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
      />
      <div className={shared['acts']}>
        <Button type="submit" color="warp" loading={form.busy}>
          {t(at ? 'intentionChange' : 'intentionSend')}
        </Button>
      </div>
      <p role="status" className={classes['quiet']}>
        {at && t('intentionSent', { at: f.stamp(at) })}
      </p>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default IntentionForm;
