import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { htmlLang, type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { DictType } from '#contract/dictionary/calls.ts';
import { type DeskItem, operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import { deskCall } from '../desk-call.ts';
import classes from '../desk.module.css';

/** An item whose words are mended, or the place where one is added. */
export type Editing = { item: DeskItem } | { below: { value: string; label: Text } | null };
type Props = {
  dictType: DictType;
  editing: Editing;
  /** The item as the list shows it by now. */
  fresh: DeskItem | undefined;
  title: string;
  onClose: () => void;
};

const itemOf = (editing: Editing) => ('item' in editing ? editing.item : null);

/** The form that mends or adds; `outrun` once another operator was faster. */
const useLabelForm = ({ dictType, editing, fresh, onClose }: Omit<Props, 'title'>) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const { revalidate } = useRevalidator();
  const item = itemOf(editing);
  const [outrun, setOutrun] = useState(false);
  /** The version that was seen; after a refusal the one whose words stand here as "now". */
  const version = (outrun ? fresh : item)?.version ?? 0;

  const initial: { label: Record<Lang, string> } = {
    label: { cn: item?.label.cn ?? '', en: item?.label.en ?? '', es: item?.label.es ?? '' },
  };
  const onDone = async (saved: { label: Text }) => {
    await revalidate();
    say({ message: t('dict.saved', { name: text(saved.label) }) });
    onClose();
  };
  const change = useCallForm({
    endpoint: operatorDictionaries.change,
    initial,
    input: ({ label }) => ({ params: { dictType, value: item?.value ?? '' }, body: { version, label } }),
    send: deskCall,
    onDone,
    onRefused: (err) => {
      if (err.error === 'dictionary.changedMeanwhile') void revalidate().then(() => setOutrun(true));
      return faultsOf(err);
    },
  });
  const add = useCallForm({
    endpoint: operatorDictionaries.add,
    initial,
    input: ({ label }) => ({
      params: { dictType },
      body: { below: ('below' in editing && editing.below?.value) || null, label },
    }),
    send: deskCall,
    onDone,
  });
  return { form: item ? change : add, outrun };
};

/**
 * The words in three languages. Where another operator was faster nothing is lost and nothing overwritten: what holds now
 * stands beside what is typed, and only saving again replaces it.
 */
export const LabelDialog = ({ dictType, editing, fresh, title, onClose }: Props) => {
  const { t } = useTranslation(['operator', 'common']);
  const item = itemOf(editing);
  const { form, outrun } = useLabelForm({ dictType, editing, fresh, onClose });
  const { label } = form.values;
  const note = (l: Lang) => {
    const now = outrun && fresh && fresh.label[l] !== label[l] ? t('dict.now', { text: fresh.label[l] }) : '';
    const shipped = item?.shipped && item.shipped[l] !== label[l] ? t('dict.shipped', { text: item.shipped[l] }) : '';
    return [now, shipped].filter(Boolean).join(' · ') || undefined;
  };
  return (
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{title}</Modal.Title>
          <form {...form.props} className={classes['settings']}>
            {langs.map((l, i) => (
              <TextInput
                key={l}
                {...(i === 0 && { 'data-autofocus': true })}
                name={`label.${l}`}
                lang={htmlLang[l]}
                label={t(`dict.${l}`)}
                description={note(l)}
                value={label[l]}
                maxLength={80}
                onChange={(e) => form.change({ label: { ...form.current().label, [l]: e.currentTarget.value } })}
                error={form.error(`label.${l}`)}
              />
            ))}
            {!item && <p className={classes['quiet']}>{t('dict.slugNote')}</p>}
            <p role="alert" className={classes['wrong']}>
              {form.fault}
            </p>
            <div className={classes['acts']}>
              <Button type="submit" loading={form.busy}>
                {t('dict.save')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('common:cancel')}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
