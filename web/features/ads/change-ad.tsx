import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { ownAds } from '#contract/advertising/calls.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { AdPreview } from './ad-preview.tsx';
import classes from './ads.module.css';
import { type AdTyped, ContentFields, lackingTitles, sentAd } from './content-fields.tsx';

type Props = {
  id: string;
  kept: AdTyped;
  company: string;
  products: { id: string; name: Text }[];
  fields: DictItem[];
  byField: boolean;
  onClose: () => void;
};

/** Writes an advertisement anew; place, days and price stay. */
export const ChangeAd = ({ id, kept, company, products, fields, byField, onClose }: Props) => {
  const { t } = useTranslation('ads');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: ownAds.change,
    initial: kept,
    input: (v) => ({ params: { id }, body: sentAd(v) }),
    check: (v) => lackingTitles(v, t('needTitle')),
    draft: { name: `advertisement.${id}` },
    onDone: async () => {
      say({ message: t('sent'), color: 'warp' });
      await revalidate();
      onClose();
    },
  });
  const { values: v, change, error } = form;
  return (
    <form {...form.props} className={classes['booking']} aria-label={t('change')}>
      <div className={`${panel['panel']} ${classes['card']}`}>
        <ContentFields {...{ change, error, products, fields, byField }} value={v} />
        {form.fault && (
          <p role="alert" className={classes['bad']}>
            {form.fault}
          </p>
        )}
        <div className={classes['acts']}>
          <Button type="submit" color="warp" loading={form.busy}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </div>
      <AdPreview value={v} company={company} />
    </form>
  );
};
