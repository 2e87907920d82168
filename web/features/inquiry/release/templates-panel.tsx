import { Button, TextInput } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import talk from '../talk/talk.module.css';
import type { Draft } from './draft.ts';

type Kept = DataOf<typeof inquiryLife.templates>['templates'];

/** Begins with a template, removes one, or keeps what is written as one. Deadline and annexes are of one inquiry alone. */
const Panel = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('life');
  const [kept, setKept] = useState<Kept>();
  const { busyWith, fault, act } = useAct();
  const load = useCallback(() => call(inquiryLife.templates).then(({ templates }) => setKept(templates)), []);
  useEffect(() => void load().catch(() => setKept([])), [load]);
  const form = useCallForm({
    endpoint: inquiryLife.saveTemplate,
    initial: { name: draft.title.slice(0, 80) },
    input: ({ name }) => ({ body: { name, content: { ...draft, deadline: '', deliveryDate: '', annexes: [] } } }),
    onDone: load,
  });
  const remove = (id: string) =>
    act(async () => {
      await call(inquiryLife.removeTemplate, { params: { id } });
      await load();
    }, id);
  if (!kept) return null;
  return (
    <>
      {kept.length === 0 && <p className={talk['note']}>{t('template.none')}</p>}
      <ul className={talk['said']}>
        {kept.map((k) => (
          <li key={k.id}>
            <p className={talk['meta']}>
              <SiteLink to={pageTo('releaseInquiry', { template: k.id })}>{k.name}</SiteLink>
              <Button
                variant="subtle"
                size="compact-sm"
                color="gray"
                loading={busyWith === k.id}
                onClick={() => void remove(k.id)}
                aria-label={t('template.remove', { name: k.name })}
              >
                {t('template.removeAct')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <form {...form.props} className={talk['form']}>
        <TextInput label={t('template.name')} description={t('template.hint')} maxLength={80} {...form.input('name')} />
        <p role="alert" className={talk['refused']}>
          {form.fault ?? fault}
        </p>
        <div>
          <Button type="submit" variant="default" loading={form.busy}>
            {t('template.save')}
          </Button>
        </div>
      </form>
    </>
  );
};

const TemplatesPanel = withWords(['life'], Panel);
export default TemplatesPanel;
