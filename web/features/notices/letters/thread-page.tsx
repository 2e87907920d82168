import { Button, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { letterLimits, letters, type LetterThread } from '#contract/letters/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CentreTabs, type Counts } from '../centre-tabs.tsx';
import { LetterList } from './letter-list.tsx';
import classes from './letters.module.css';
import { useCorrespondent } from './names.ts';

/** One letter with its replies; looking at it reads it. */
export const ThreadPage = ({ thread, counts }: { thread: LetterThread; counts: Counts }) => {
  const { t } = useTranslation('letters');
  const nameOf = useCorrespondent();
  const { revalidate } = useRevalidator();
  const received = thread.letters.map((l) => l.id).join(' ');
  useEffect(() => {
    if (received)
      void quietCall(letters.batch, { body: { act: 'read', ids: received.split(' ').slice(-100) } }).catch(
        () => undefined,
      );
  }, [received]);
  const form = useCallForm({
    endpoint: letters.reply,
    initial: { body: '' },
    input: ({ body }, clientKey) => ({ body: { threadId: thread.threadId, body, clientKey } }),
    draft: { name: `letter.${thread.threadId}` },
    onDone: async () => {
      form.begin({ body: '' });
      await revalidate();
    },
  });
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('letters')}>{t('back')}</SiteLink>}
        title={thread.subject}
        note={
          <span>
            {nameOf(thread.starter)} → {nameOf(thread.receiver)}
          </span>
        }
      >
        <CentreTabs at="letters" counts={counts} />
      </PageHead>
      <LetterList letters={thread.letters} />
      <form {...form.props} className={`${panel['panel']} ${classes['form']}`}>
        <Textarea
          label={t('replyLabel')}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={letterLimits.body}
          {...form.input('body')}
          error={form.error('body') ?? form.fault}
        />
        <div>
          <Button type="submit" loading={form.busy}>
            {t('reply')}
          </Button>
        </div>
      </form>
    </main>
  );
};
