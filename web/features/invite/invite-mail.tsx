import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { langs, ownName } from '#contract/core/langs.ts';
import { invite, mailsADay, mailsAtOnce } from '#contract/identity/invite.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { say } from '#web/lib/say.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './invite.module.css';

const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;，；、]+/)
    .map((s) => s.trim().toLowerCase())
    .filter(Boolean);

/** Invites addresses by mail, in a language that is chosen for the reader. */
export const InviteMail = () => {
  const { t } = useTranslation('invite');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const lang = useLang();
  const form = useCallForm({
    endpoint: invite.mail,
    initial: { targets: '', lang },
    input: ({ targets, lang: of }) => ({ body: { targets: addressesIn(targets), lang: of } }),
    draft: { name: 'invite.mail' },
    onDone: async ({ count }, { lang: of }) => {
      say({ message: t('mail.done', { n: f.number(count), count }) });
      form.begin({ targets: '', lang: of });
      await revalidate();
    },
  });
  const fault = Object.entries(form.errors).find(([k]) => k === 'targets' || k.startsWith('targets.'))?.[1];
  return (
    <section className={`${panel['panel']} ${classes['mail'] ?? ''}`}>
      <h2>{t('mail.title')}</h2>
      <form {...form.props}>
        <Textarea
          label={t('mail.targets')}
          description={t('mail.note', { most: mailsAtOnce, day: mailsADay })}
          autosize
          minRows={2}
          maxLength={2600}
          inputMode="email"
          autoComplete="off"
          {...form.input('targets')}
          error={fault ?? form.fault}
        />
        <div className={classes['row']}>
          <NativeSelect
            label={t('mail.lang')}
            data={langs.map((value) => ({ value, label: ownName[value] }))}
            {...form.input('lang')}
          />
          <Button type="submit" loading={form.busy}>
            {t('mail.send')}
          </Button>
        </div>
      </form>
    </section>
  );
};

/** Whom the reader invited by mail, the newest first. */
export const MailedList = ({ mails }: { mails: DataOf<typeof invite.mailed> }) => {
  const { t } = useTranslation('invite');
  const f = useFormat();
  return (
    <section>
      <h2>
        {t('mail.list')} <small className="figure">{f.number(mails.total)}</small>
      </h2>
      <p className={classes['note']}>{t('mail.why')}</p>
      <ul className={classes['mailed']}>
        {mails.records.map((m) => (
          <li key={m.id}>
            <b>{m.target}</b>
            <span>{ownName[m.lang]}</span>
            <span className="figure">{f.stamp(m.at)}</span>
            <Tag tone={m.state === 'registered' ? 'warp' : 'plain'}>{t(`mail.state.${m.state}`)}</Tag>
          </li>
        ))}
      </ul>
      {(mails.pages > 1 || mails.current > 1) && <Pager {...mails} place="mails" label={t('mail.list')} />}
    </section>
  );
};
