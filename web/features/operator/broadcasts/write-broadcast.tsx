import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import { type Audience, audiences, broadcastLimits, operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import { deskPageTo, mayOpenDesk } from '#contract/desk-pages.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { say } from '#web/lib/say.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import { BroadcastPreview } from './broadcast-preview.tsx';
import classes from './broadcasts.module.css';
import type { Dictionaries } from './segment-words.ts';

const nothing = { cn: '', en: '', es: '' };
const blank = {
  title: nothing,
  text: nothing,
  link: '',
  audience: 'everybody' as Audience,
  verified: false,
  lang: '' as Lang | '',
  fields: [] as string[],
  regions: [] as string[],
  binding: false,
  reason: '',
  at: '',
};
type Values = typeof blank;

const draftOf = (v: Values) => ({
  title: v.title,
  text: v.text,
  link: v.link,
  segment: { audience: v.audience, verified: v.verified, lang: v.lang || null, fields: v.fields, regions: v.regions },
  binding: v.binding,
});
type Preview = { of: string; data: DataOf<typeof operatorBroadcasts.preview> };

const useBroadcast = () => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const path = usePath();
  const navigate = useNavigate();
  return useCallForm({
    endpoint: operatorBroadcasts.send,
    initial: blank,
    input: (v, clientKey) => ({ body: { ...draftOf(v), reason: v.reason, at: v.at || null, clientKey } }),
    draft: { name: 'desk.broadcast' },
    send: deskCall,
    onDone: async ({ receivers, dueAt }) => {
      say({ message: t('broadcasts.done', { n: f.number(receivers), count: receivers, at: f.stamp(dueAt) }) });
      await navigate(path(deskPageTo('operatorBroadcasts')));
    },
  });
};
type Form = ReturnType<typeof useBroadcast>;

/** Title or text in the three languages. */
const InThree = ({ form, name }: { form: Form; name: 'title' | 'text' }) => {
  const { t } = useTranslation('operator');
  const v = form.values;
  return (
    <fieldset className={classes['group']}>
      <legend>{t(`broadcasts.${name}`)}</legend>
      {langs.map((l) => {
        const field = {
          name: `${name}.${l}`,
          lang: htmlLang[l],
          label: ownName[l],
          value: v[name][l],
          maxLength: broadcastLimits[name],
          error: form.error(`${name}.${l}`),
          onChange: (e: { currentTarget: { value: string } }) =>
            form.change({ [name]: { ...form.current()[name], [l]: e.currentTarget.value } }),
        };
        return name === 'title' ? (
          <TextInput key={l} {...field} />
        ) : (
          <Textarea key={l} autosize minRows={2} {...field} />
        );
      })}
    </fieldset>
  );
};

/** Whom it is for. */
const SegmentFields = ({ form, dictionaries }: { form: Form; dictionaries: Dictionaries }) => {
  const { t } = useTranslation('operator');
  const v = form.values;
  return (
    <fieldset className={classes['group']}>
      <legend>{t('broadcasts.segment')}</legend>
      <div className={classes['two']}>
        <NativeSelect
          label={t('broadcasts.who')}
          data={audiences.map((value) => ({ value, label: t(`broadcasts.audience.${value}`) }))}
          {...form.input('audience')}
        />
        <NativeSelect
          label={t('broadcasts.lang')}
          data={[{ value: '', label: t('broadcasts.anyLang') }, ...langs.map((l) => ({ value: l, label: ownName[l] }))]}
          {...form.input('lang')}
        />
      </div>
      <Switch
        label={t('broadcasts.verified')}
        checked={v.verified}
        onChange={(e) => form.change({ verified: e.currentTarget.checked })}
      />
      <DictionaryPickerMany
        label={t('broadcasts.fields')}
        items={dictionaries.fields}
        most={broadcastLimits.chosen}
        value={v.fields}
        error={form.error('segment.fields')}
        onChange={(fields) => form.change({ fields })}
      />
      <TreePicker
        by="value"
        label={t('broadcasts.regions')}
        items={dictionaries.regions}
        most={broadcastLimits.chosen}
        value={v.regions}
        error={form.error('segment.regions')}
        onChange={(regions) => form.change({ regions })}
      />
    </fieldset>
  );
};

/** What nobody may turn off needs a reason. */
const BindingFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('operator');
  const v = form.values;
  return (
    <>
      <Switch
        label={t('broadcasts.binding')}
        description={t('broadcasts.bindingNote')}
        checked={v.binding}
        onChange={(e) => form.change({ binding: e.currentTarget.checked })}
      />
      {v.binding && (
        <TextInput label={t('broadcasts.reason')} maxLength={broadcastLimits.reason} {...form.input('reason')} />
      )}
    </>
  );
};

/** The count and the preview of what is written, read by `look`; `fresh` while they are of what stands in the form. */
const useLook = (form: Form) => {
  const [shown, setShown] = useState<Preview | null>(null);
  const looking = useAct();
  const words = JSON.stringify(draftOf(form.values));
  const look = () =>
    looking.act(async () => {
      const body = draftOf(form.current());
      try {
        const data = await deskCall(operatorBroadcasts.preview, { body });
        form.show({});
        setShown({ of: JSON.stringify(body), data });
      } catch (err) {
        if (!(err instanceof CallError)) throw err;
        form.show(faultsOf(err));
        setShown(null);
      }
    });
  const fresh = shown?.of === words ? shown.data : null;
  return { looking, look, fresh };
};

/** What would be sent, and the button that sends it. */
const LookAndSend = ({ form }: { form: Form }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const v = form.values;
  const { looking, look, fresh } = useLook(form);
  return (
    <section className={`${panel['panel']} ${classes['preview'] ?? ''}`} aria-label={t('broadcasts.preview')}>
      <h2>{t('broadcasts.preview')}</h2>
      {fresh ? <BroadcastPreview data={fresh} text={v.text} /> : <p>{t('broadcasts.lookFirst')}</p>}
      <Button variant={fresh ? 'default' : 'filled'} loading={looking.busy} onClick={() => void look()}>
        {t(fresh ? 'broadcasts.lookAgain' : 'broadcasts.look')}
      </Button>
      <p role="alert" className={desk['wrong']}>
        {looking.fault || form.fault}
      </p>
      {fresh && fresh.receivers > 0 && (
        <>
          <DateTimeField label={t('broadcasts.at')} description={t('broadcasts.atNote')} {...form.field('at')} />
          <Button type="submit" loading={form.busy}>
            {t(v.at ? 'broadcasts.schedule' : 'broadcasts.send', {
              n: f.number(fresh.receivers),
              count: fresh.receivers,
            })}
          </Button>
        </>
      )}
    </section>
  );
};

/** The form and what it would send: the count and the preview stand before the button that sends. */
export const WriteBroadcast = ({ dictionaries }: { dictionaries: Dictionaries }) => {
  const { t } = useTranslation('operator');
  const mayBind = mayOpenDesk('operatorAudit', useViewer());
  const form = useBroadcast();
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('broadcasts.write')}</h1>
        <SiteLink to={deskPageTo('operatorBroadcasts')}>{t('broadcasts.back')}</SiteLink>
      </div>
      <form {...form.props} className={classes['columns']}>
        <div className={`${panel['panel']} ${classes['form'] ?? ''}`}>
          <InThree form={form} name="title" />
          <InThree form={form} name="text" />
          <TextInput
            label={t('broadcasts.link')}
            description={t('broadcasts.linkNote')}
            maxLength={200}
            inputMode="url"
            {...form.input('link')}
          />
          <SegmentFields form={form} dictionaries={dictionaries} />
          {mayBind && <BindingFields form={form} />}
        </div>
        <LookAndSend form={form} />
      </form>
    </main>
  );
};
