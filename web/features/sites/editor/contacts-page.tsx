import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { sites } from '#contract/sites/calls.ts';
import { siteLimits } from '#contract/sites/site.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useHours, useLanguages } from '../hours.ts';
import type { Contact } from '../view.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './editor.module.css';

type Platform = DataOf<typeof sites.salesContact>;
type Props = { contacts: Contact[]; slug: string; platform: Platform };

/** Whom suppliers of this region may ask at the platform. */
const PlatformContact = ({ contact: c }: { contact: NonNullable<Platform> }) => {
  const { t } = useTranslation('siteEditor');
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="platform">
      <h2 id="platform">{t('platform.title')}</h2>
      <p>
        <strong>{c.name}</strong> · {text(c.title)}
      </p>
      <p className={classes['row']}>
        {c.phone && <a href={`tel:${c.phone.replace(/[^+\d]/g, '')}`}>{c.phone}</a>}
        {c.mail && <a href={`mailto:${c.mail}`}>{c.mail}</a>}
        <span>{text(c.hours)}</span>
      </p>
    </section>
  );
};

type RowProps = { contact: Contact; locked: boolean; removing: boolean; onEdit: () => void; onRemove: () => void };
const ContactRow = ({ contact: c, locked, removing, onEdit, onRemove }: RowProps) => {
  const { t } = useTranslation('siteEditor');
  const text = useText();
  const now = useNow();
  const hours = useHours();
  const languages = useLanguages();
  return (
    <li className={panel['panel']}>
      <div>
        <strong>{c.name}</strong> <Tag>{t(`audience.${c.shownTo}`)}</Tag>
        <p>{[text(c.duty), languages(c.languages), c.hours && hours(c.hours, now)].filter(Boolean).join(' · ')}</p>
        <p>{[c.phone, c.mail].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes['buttons']}>
        <Button
          variant="default"
          size="compact-md"
          disabled={locked}
          aria-label={`${t('contacts.edit')}: ${c.name}`}
          onClick={onEdit}
        >
          {t('contacts.edit')}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          disabled={locked}
          loading={removing}
          aria-label={`${t('contacts.remove')}: ${c.name}`}
          onClick={onRemove}
        >
          {t('contacts.remove')}
        </Button>
      </div>
    </li>
  );
};

/** The contact that is being edited, and what is done with the others. */
const useEditing = () => {
  const { revalidate } = useRevalidator();
  const { act, busyWith, fault } = useAct();
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const done = async (message: string) => {
    setEdited(null);
    await revalidate();
    say({ message, color: 'warp' });
  };
  const work = (key: string, run: () => Promise<unknown>, message: string) => () =>
    void act(async () => {
      await run();
      await done(message);
    }, key);
  return { edited, setEdited, done, work, busyWith, fault };
};

/** `/userBusinessdata/contactInfo`: whom a company names to be asked, and who may read it. */
export const ContactsPage = ({ contacts, slug, platform }: Props) => {
  const { t } = useTranslation('siteEditor');
  const ready = useReady();
  const { edited, setEdited, done, work, busyWith, fault } = useEditing();
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <PageHead
        title={t('contacts.title')}
        note={t('contacts.lead')}
        actions={<SiteLink to={pageTo('companyContact', { slug })}>{t('contacts.see')}</SiteLink>}
      />
      <div className={classes['buttons']}>
        <Button
          leftSection={<IconPlus size={16} stroke={2} />}
          disabled={!ready || edited !== null || contacts.length >= siteLimits.contacts}
          onClick={() => setEdited('new')}
        >
          {t('contacts.add')}
        </Button>
        <Button
          variant="default"
          loading={busyWith === 'sync'}
          disabled={!ready || edited !== null}
          onClick={work('sync', () => call(sites.syncContacts), t('contacts.synced'))}
        >
          {t('contacts.sync')}
        </Button>
      </div>
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      {edited && (
        <ContactForm
          key={edited === 'new' ? 'new' : edited.id}
          contact={edited === 'new' ? null : edited}
          onDone={() => done(t('contacts.saved'))}
          onClose={() => setEdited(null)}
        />
      )}
      {contacts.length === 0 && !edited && <Empty title={t('contacts.none')} text={t('contacts.noneText')} />}
      <ul className={classes['list']}>
        {contacts.map((c) => (
          <ContactRow
            key={c.id}
            contact={c}
            locked={!ready || edited !== null}
            removing={busyWith === c.id}
            onEdit={() => setEdited(c)}
            onRemove={work(c.id, () => call(sites.removeContact, { params: { id: c.id } }), t('contacts.removed'))}
          />
        ))}
      </ul>
      {platform && <PlatformContact contact={platform} />}
    </main>
  );
};
