import { Button, Loader, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { registration } from '#contract/identity/registration.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useHiddenItems } from '#web/lib/text/gone.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import { allOf } from '#web/ui/tree/tree-rows.ts';
import { loadNeeds } from './needs.ts';
import classes from './register-pages.module.css';

type Options = { products: DictItem[]; processes: DictItem[] };

type Kept = Awaited<ReturnType<typeof loadNeeds>>['needs'];

/** What there is to choose; `begin` gets what was kept earlier. */
const useKeptNeeds = (begin: (needs: Kept) => void) => {
  const [options, setOptions] = useState<Options | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    loadNeeds().then(
      (got) => {
        setOptions(got.options);
        begin(got.needs);
      },
      (err: Error) => setFailed(err.message),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the beginning
  }, []);
  return { options, failed };
};

/** What was chosen earlier and is offered no more. */
const useGoneNeeds = (options: Options | null, needs: Record<keyof Options, string[]>) => {
  const among = (items: DictItem[]) => (v: string) => allOf(items).some((n) => n.value === v);
  const products = useHiddenItems(['ent_main_product'], among(options?.products ?? []), options ? needs.products : []);
  const processes = useHiddenItems(['process_type'], among(options?.processes ?? []), options ? needs.processes : []);
  return { products, processes };
};

const Acts = ({ busy, ready, home }: { busy: boolean; ready: boolean; home: PageAddress }) => {
  const { t } = useTranslation('purchaser');
  return (
    <div className={classes['acts']}>
      <Button type="submit" loading={busy} disabled={!ready}>
        {t('save')}
      </Button>
      <Button component={SiteLink} to={home} variant="default">
        {t('later')}
      </Button>
    </div>
  );
};

/** What a buyer looks for; afterwards on to the release form. */
const Form = ({ home }: { home: PageAddress }) => {
  const { t } = useTranslation(['identity', 'purchaser']);
  const navigate = useNavigate();
  const path = usePath();
  const form = useCallForm({
    endpoint: registration.needs,
    initial: { products: [] as string[], processes: [] as string[], note: '' },
    input: (body) => ({ body }),
    onDone: async () => {
      say({ message: t('purchaser:saved'), color: 'warp' });
      await navigate(path(pageTo('releaseInquiry')));
    },
  });
  const { options, failed } = useKeptNeeds(form.begin);
  const fault = failed || form.fault;
  const gone = useGoneNeeds(options, form.values);
  return (
    <form {...form.props} className={classes['needsForm']}>
      <h2>{t('purchaser:needs')}</h2>
      {options ? (
        <>
          <TreePicker
            label={t('purchaser:products')}
            {...form.field('products')}
            items={[...options.products, ...gone.products]}
            by="value"
            most={30}
          />
          <DictionaryPickerMany
            label={t('purchaser:processes')}
            {...form.field('processes')}
            items={[...options.processes, ...gone.processes]}
            most={30}
          />
          <Textarea
            label={t('purchaser:note')}
            description={t('purchaser:noteHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={500}
            rows={4}
            {...form.input('note')}
          />
        </>
      ) : (
        !failed && <Loader size="sm" />
      )}
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      <Acts busy={form.busy} ready={options !== null} home={home} />
    </form>
  );
};
const Needs = withWords(['ui'], Form);
export default Needs;
