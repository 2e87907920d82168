import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconMail, IconMessage, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { Head } from '#web/ui/frame/head.tsx';
import classes from './outbox-page.module.css';

/** What demo mode would have sent, newest first. */
export const OutboxPage = ({ messages }: { messages: DataOf<typeof identity.outbox> }) => {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  const { revalidate, state } = useRevalidator();
  const ready = useReady();
  const [words, setWords] = useState('');
  const asked = words.trim().toLowerCase();
  const shown = messages.filter((m) => !asked || `${m.to}\n${m.subject}`.toLowerCase().includes(asked));
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={2} />}
          loading={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('refresh')}
        </Button>
      </div>
      {messages.length === 0 ? (
        <p className={classes['empty']}>{t('empty')}</p>
      ) : (
        <TextInput
          className={classes['find']}
          label={t('find')}
          value={words}
          disabled={!ready}
          onChange={(e) => setWords(e.currentTarget.value)}
        />
      )}
      <p role="status" className={classes['none']}>
        {messages.length > 0 && shown.length === 0 && t('none')}
      </p>
      <ol className={classes['list']}>
        {shown.map((m) => (
          <li key={m.id} data-kind={m.kind} data-to={m.to}>
            {m.kind === 'sms' ? <IconMessage size={20} stroke={1.6} /> : <IconMail size={20} stroke={1.6} />}
            <p className={classes['meta']}>
              <span>{t(m.kind)}</span>
              <strong className="figure">{m.to}</strong>
              <time dateTime={m.createdAt} className="figure">
                {format.stamp(m.createdAt)}
              </time>
            </p>
            <div>
              {m.subject && <h2>{m.subject}</h2>}
              <p className={classes['body']}>{m.body}</p>
            </div>
          </li>
        ))}
      </ol>
    </main>
  );
};
