import { Button, TextInput } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import { serviceLimits } from '#contract/services/kinds.ts';
import type { serviceOwn } from '#contract/services/own.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../services.module.css';
import { CentreTabs } from './centre-tabs.tsx';
import { InThree } from '#web/ui/text/in-three.tsx';

type Data = DataOf<typeof serviceOwn.contacts>;
type Contact = Data['contacts'][number];
const none: Contact = { name: '', role: {}, phone: '', mail: '', hours: {} };

type PersonProps = {
  at: number;
  contact: Contact;
  error: (name: string) => string | undefined;
  onChange: (part: Partial<Contact>) => void;
  onRemove: () => void;
};
const PersonFields = ({ at: i, contact: c, error, onChange, onRemove }: PersonProps) => {
  const { t } = useTranslation('serviceOwn');
  const f = useFormat();
  return (
    <fieldset className={`${classes['line']} ${classes['three']}`}>
      <legend>{t('person', { n: f.number(i + 1) })}</legend>
      <div className={classes['pair']}>
        <TextInput
          label={t('name')}
          name={`contacts.${i}.name`}
          value={c.name}
          maxLength={60}
          onChange={(e) => onChange({ name: e.currentTarget.value })}
          error={error(`contacts.${i}.name`)}
        />
        <TextInput
          label={t('phone')}
          name={`contacts.${i}.phone`}
          value={c.phone}
          maxLength={40}
          onChange={(e) => onChange({ phone: e.currentTarget.value })}
          error={error(`contacts.${i}.phone`)}
        />
        <TextInput
          label={t('mail')}
          name={`contacts.${i}.mail`}
          value={c.mail}
          maxLength={120}
          onChange={(e) => onChange({ mail: e.currentTarget.value })}
          error={error(`contacts.${i}.mail`)}
        />
      </div>
      <InThree
        label={t('role')}
        name={`contacts.${i}.role`}
        value={c.role}
        most={60}
        onChange={(role) => onChange({ role })}
      />
      <InThree
        label={t('hours')}
        name={`contacts.${i}.hours`}
        value={c.hours}
        most={80}
        onChange={(hours) => onChange({ hours })}
      />
      <div>
        <Button variant="subtle" color="red" onClick={onRemove}>
          {t('removePerson', { name: c.name })}
        </Button>
      </div>
    </fieldset>
  );
};

const ContactsForm = ({ data }: { data: Data }) => {
  const { t } = useTranslation('serviceOwn');
  const may = useMay('sell');
  const ends = useEnds();
  const form = useCallForm({
    endpoint: () => import('#contract/services/own.ts').then((m) => m.serviceOwn.saveContacts),
    initial: { contacts: data.contacts.length ? data.contacts : [none] },
    input: (v) => ({ body: { base: data.version, contacts: v.contacts } }),
    draft: { name: `service.contacts.${data.version}` },
    ...ends,
    onDone: async () => {
      say(t('saved'));
      await ends.onDone();
    },
  });
  useLeaveGuard(form.isDirty);
  const { contacts } = form.values;
  const put = (i: number, part: Partial<Contact>) =>
    form.change({ contacts: contacts.map((c, n) => (n === i ? { ...c, ...part } : c)) });
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['box']}`}>
      {contacts.map((c, i) => (
        <PersonFields
          key={i}
          at={i}
          contact={c}
          error={form.error}
          onChange={(part) => put(i, part)}
          onRemove={() => form.change({ contacts: contacts.filter((_, n) => n !== i) })}
        />
      ))}
      <div className={shared['acts']}>
        <Button type="submit" color="warp" loading={form.busy} disabled={!may}>
          {t('save')}
        </Button>
        {contacts.length < serviceLimits.contacts && (
          <Button variant="default" onClick={() => form.change({ contacts: [...contacts, none] })}>
            {t('addPerson')}
          </Button>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

/** `/thirdParty/enterpriseCenter/contact`: whom applicants can talk to; members read it. */
export const ContactPage = ({ data }: { data: Data }) => {
  const { t } = useTranslation('serviceOwn');
  return (
    <main id="main">
      <PageHead title={t('contact')} note={t('contactLead')}>
        <CentreTabs at="serviceContact" />
      </PageHead>
      <ContactsForm key={data.version} data={data} />
    </main>
  );
};
