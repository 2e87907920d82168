import { Button, Modal } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Under } from '../form/under.tsx';
import { TreePanel } from './tree-panel.tsx';
import classes from './tree-picker.module.css';

type Props = Omit<ComponentProps<typeof TreePanel>, 'foot' | 'onEscape'> & {
  phone: boolean;
  /** How many are chosen, or that one more was left out. */
  words: string;
  onClose: () => void;
};

/** The panel of a tree under its field; on a phone as a sheet of its own. */
export default function TreeChoice({ phone, words, onClose, ...rest }: Props) {
  const { t } = useTranslation('ui');
  const panel = (
    <TreePanel
      {...rest}
      onEscape={onClose}
      foot={
        <>
          <span role="status">{words}</span>
          <Button size="compact-md" onClick={onClose}>
            {t('pick.done')}
          </Button>
        </>
      }
    />
  );
  return phone ? (
    <Modal
      opened
      onClose={onClose}
      title={rest.label}
      fullScreen
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('pick.done') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {panel}
    </Modal>
  ) : (
    <Under label={rest.label} className={classes['dropdown']} whole onClose={onClose}>
      {panel}
    </Under>
  );
}
