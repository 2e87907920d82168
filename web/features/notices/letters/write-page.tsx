import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { enterprise } from '#contract/enterprise/calls.ts';
import { type Correspondent, letterLimits, letters } from '#contract/letters/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Select } from '#web/ui/form/pick.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './letters.module.css';
import { useCorrespondent } from './names.ts';

const keyOf = (c: Pick<Correspondent, 'kind' | 'id'>): string => `${c.kind}.${c.id ?? ''}`;
/** Companies that a search brings into the choice. */
const most = 8;

/** Finds companies by name, which are no part of the choice before. */
const CompanySearch = ({ onFound }: { onFound: (found: Correspondent[]) => void }) => {
  const { t } = useTranslation('letters');
  const [q, setQ] = useState('');
  const [none, setNone] = useState(false);
  const { act, busy, fault } = useAct();
  const find = () =>
    void act(async () => {
      const { records } = await quietCall(enterprise.list, { query: { q, size: most } });
      setNone(!records.length);
      onFound(records.map((r) => ({ kind: 'company' as const, id: r.id, name: '', company: r.name })));
    });
  return (
    <div className={classes['find']}>
      <TextInput
        label={t('findCompany')}
        value={q}
        maxLength={80}
        onChange={(e) => setQ(e.currentTarget.value)}
        onKeyDown={(e) => {
          if (e.key !== 'Enter') return;
          e.preventDefault();
          if (q.trim()) find();
        }}
        error={fault || (none && t('noCompany'))}
      />
      <Button variant="default" loading={busy} disabled={!q.trim()} onClick={find}>
        {t('findAct')}
      </Button>
    </div>
  );
};

const useLetterForm = (receivers: Correspondent[], asked: string) => {
  const { t } = useTranslation('letters');
  const path = usePath();
  const navigate = useNavigate();
  return useCallForm({
    endpoint: letters.send,
    initial: { to: receivers.some((r) => keyOf(r) === asked) ? asked : '', subject: '', body: '' },
    input: ({ to, subject, body }, clientKey) => {
      const [kind = 'company', id] = to.split('.');
      return {
        body: { kind: kind as Correspondent['kind'], ...(id && { to: id }), subject, body, clientKey },
      };
    },
    words: { to: t('choose') },
    draft: { name: `letter.new.${asked}` },
    onDone: ({ threadId }) => navigate(path(pageTo('letters', { id: threadId }))),
  });
};

/** A new letter: to whom, about what; what is typed is kept as a draft. */
export const WritePage = ({ receivers, asked }: { receivers: Correspondent[]; asked: string }) => {
  const { t } = useTranslation('letters');
  const nameOf = useCorrespondent();
  const [found, setFound] = useState<Correspondent[]>([]);
  const all = [...found.filter((c) => !receivers.some((r) => keyOf(r) === keyOf(c))), ...receivers];
  const form = useLetterForm(receivers, asked);
  return (
    <main id="main">
      <PageHead crumb={<SiteLink to={pageTo('letters')}>{t('back')}</SiteLink>} title={t('write')} />
      <form {...form.props} className={`${panel['panel']} ${classes['form']}`}>
        <p className={classes['quiet']}>{t('whom')}</p>
        <Select
          name="to"
          label={t('to')}
          placeholder={t('choose')}
          data={all.map((c) => ({ value: keyOf(c), label: nameOf(c) }))}
          value={form.values.to || null}
          onChange={(to) => form.change({ to: to ?? '' })}
          error={form.error('to') ?? form.error('kind')}
        />
        <CompanySearch
          onFound={(more) => {
            setFound(more);
            const [first] = more;
            if (first) form.change({ to: keyOf(first) });
          }}
        />
        <TextInput label={t('subject')} maxLength={letterLimits.subject} {...form.input('subject')} />
        <Textarea
          label={t('body')}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={letterLimits.body}
          {...form.input('body')}
        />
        {form.fault && (
          <p role="alert" className={classes['fault']}>
            {form.fault}
          </p>
        )}
        <div className={classes['acts']}>
          <Button type="submit" loading={form.busy}>
            {t('send')}
          </Button>
          <Button component={SiteLink} to={pageTo('letters')} variant="default">
            {t('cancel')}
          </Button>
        </div>
      </form>
    </main>
  );
};
