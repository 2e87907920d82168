import { Button, Loader, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DictItem } from '#contract/dictionary.ts';
import type { PageAddress } from '#contract/pages.ts';
import { useGone } from '#web/lib/gone.ts';
import { usePath } from '#web/lib/lang.ts';
import { say } from '#web/lib/say.ts';
import { withWords } from '#web/lib/with-words.tsx';
import { DictionaryPickerMany } from '#web/ui/dictionary-picker.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TreePicker } from '#web/ui/tree-picker.tsx';
import { allOf } from '#web/ui/tree-rows.ts';
import { loadNeeds, saveNeeds } from './needs.ts';
import classes from './register-pages.module.css';

type Options = { products: DictItem[]; processes: DictItem[] };

/** What a buyer looks for; afterwards on to the release form. */
const Form = ({ home }: { home: PageAddress }) => {
  const { t } = useTranslation(['identity', 'purchaser']);
  const navigate = useNavigate();
  const path = usePath();
  const [options, setOptions] = useState<Options | null>(null);
  const [needs, setNeeds] = useState({ products: [] as string[], processes: [] as string[], note: '' });
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    loadNeeds().then(
      (got) => {
        setOptions(got.options);
        setNeeds(got.needs);
      },
      (err: Error) => setFault(err.message),
    );
  }, []);
  const among = (items: DictItem[]) => (v: string) => allOf(items).some((n) => n.value === v);
  const goneProducts = useGone(['ent_main_product'], among(options?.products ?? []), options ? needs.products : []);
  const goneProcesses = useGone(['process_type'], among(options?.processes ?? []), options ? needs.processes : []);
  const save = async () => {
    setBusy(true);
    setFault('');
    try {
      await saveNeeds(needs);
      say({ message: t('purchaser:saved'), color: 'warp' });
      await navigate(path('/buyerInquirydata/releaseEnquiries'));
    } catch (err) {
      setFault((err as Error).message);
    }
    setBusy(false);
  };
  return (
    <form
      className={classes['needsForm']}
      onSubmit={(e) => {
        e.preventDefault();
        if (!busy) void save();
      }}
    >
      <h2>{t('purchaser:needs')}</h2>
      {options ? (
        <>
          <TreePicker
            label={t('purchaser:products')}
            name="products"
            items={[...options.products, ...goneProducts]}
            by="value"
            most={30}
            value={needs.products}
            onChange={(products) => setNeeds({ ...needs, products })}
          />
          <DictionaryPickerMany
            label={t('purchaser:processes')}
            name="processes"
            items={[...options.processes, ...goneProcesses]}
            most={30}
            value={needs.processes}
            onChange={(processes) => setNeeds({ ...needs, processes })}
          />
          <Textarea
            label={t('purchaser:note')}
            description={t('purchaser:noteHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={500}
            rows={4}
            value={needs.note}
            onChange={(e) => setNeeds({ ...needs, note: e.currentTarget.value })}
          />
        </>
      ) : (
        !fault && <Loader size="sm" />
      )}
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      <div className={classes['acts']}>
        <Button type="submit" loading={busy} disabled={!options}>
          {t('purchaser:save')}
        </Button>
        <Button component={SiteLink} to={home} variant="default">
          {t('purchaser:later')}
        </Button>
      </div>
    </form>
  );
};
const Needs = withWords(['ui'], Form);
export default Needs;
