import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { htmlLang, type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { DictType } from '#contract/dictionary.ts';
import { type DeskItem, operatorDictionaries } from '#contract/operator-dictionaries.ts';
import { useText } from '#web/lib/lang.ts';
import { say } from '#web/lib/say.ts';
import { useSend } from '#web/lib/send.ts';
import { deskCall } from './desk-call.ts';
import classes from './desk.module.css';

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

/**
 * The words in three languages. Where another operator was faster nothing is lost and nothing overwritten: what holds now
 * stands beside what is typed, and only saving again replaces it.
 */
export const LabelDialog = ({ dictType, editing, fresh, title, onClose }: Props) => {
  const { t } = useTranslation(['operator', 'common']);
  const text = useText();
  const { revalidate } = useRevalidator();
  const item = 'item' in editing ? editing.item : null;
  const [label, setLabel] = useState<Record<Lang, string>>({
    cn: item?.label.cn ?? '',
    en: item?.label.en ?? '',
    es: item?.label.es ?? '',
  });
  const [outrun, setOutrun] = useState(false);
  const { errors, busy, send } = useSend<`label.${Lang}`>();
  /** The version that was seen; after a refusal the one whose words stand here as "now". */
  const version = (outrun ? fresh : item)?.version ?? 0;

  const write = () =>
    'item' in editing
      ? deskCall(operatorDictionaries.change, {
          params: { dictType, value: editing.item.value },
          body: { version, label },
        })
      : deskCall(operatorDictionaries.add, {
          params: { dictType },
          body: { below: editing.below?.value ?? null, label },
        });
  const save = async () => {
    try {
      const saved = await write();
      await revalidate();
      say({ message: t('dict.saved', { name: text(saved.label) }) });
      onClose();
    } catch (err) {
      if (err instanceof CallError && err.error === 'dictionary.changedMeanwhile') {
        await revalidate();
        setOutrun(true);
      }
      throw err;
    }
  };
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
          <form
            noValidate
            className={classes['settings']}
            onSubmit={(e) => {
              e.preventDefault();
              void send(save);
            }}
          >
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
                onChange={(e) => {
                  const { value } = e.currentTarget;
                  setLabel((all) => ({ ...all, [l]: value }));
                }}
                error={errors[`label.${l}`]}
              />
            ))}
            {!item && <p className={classes['quiet']}>{t('dict.slugNote')}</p>}
            <p role="alert" className={classes['wrong']}>
              {errors.form}
            </p>
            <div className={classes['acts']}>
              <Button type="submit" loading={busy}>
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
