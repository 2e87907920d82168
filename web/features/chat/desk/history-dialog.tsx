import { useEffect, useState } from 'react';
import { consult } from '#contract/chat/desk.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';
import classes from './desk.module.css';

/** Who handled a conversation and when. */
export default function HistoryDialog({
  conversationId: id,
  onClose,
}: {
  conversationId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const f = useFormat();
  const [acts, setActs] = useState<DataOf<typeof consult.history> | null>(null);
  const [unread, setUnread] = useState('');
  useEffect(() => {
    void call(consult.history, { params: { id } }).then(setActs, (err: Error) => setUnread(err.message));
  }, [id]);
  const nameOf = (p: { name: string } | null) => p?.name || t('person');
  return (
    <Modal opened onClose={onClose} title={t('history.title')}>
      {unread && <p role="alert">{unread}</p>}
      {acts?.length === 0 && <p className={classes['note']}>{t('history.none')}</p>}
      <ol className={classes['notes']}>
        {acts?.map((a) => (
          <li key={a.id}>
            <small>
              <span className="figure">{f.stamp(a.at)}</span> · {t('history.round', { n: a.round })}
            </small>
            <p>{t(`history.${a.act}`, { by: nameOf(a.by), to: nameOf(a.to) })}</p>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
