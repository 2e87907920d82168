import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, langs } from '#contract/core/langs.ts';
import { operatorPhotos } from '#contract/operator/photos.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import classes from '../desk.module.css';
import own from './photos.module.css';

type Desk = DataOf<typeof operatorPhotos.list>;

/** A photograph with what stands under it, and the decision. */
const Waiting = ({ photo: p }: { photo: Desk['waiting'][number] }) => {
  const { t } = useTranslation('album');
  const f = useFormat();
  const text = useText();
  const { revalidate } = useRevalidator();
  // The desk decides on the words of every language.
  const others = langs.filter((l) => p.caption[l] && p.caption[l] !== text(p.caption));
  const form = useCallForm({
    endpoint: operatorPhotos.decide,
    initial: { show: false, reason: '' },
    input: ({ show, reason }) => ({
      params: { id: p.id },
      body: { show, revision: p.revision, ...(reason && { reason }) },
    }),
    send: deskCall,
    onDone: () => revalidate(),
  });
  return (
    <li className={`${panel['panel']} ${own['photo']}`}>
      <img src={p.url} alt={text(p.caption) || t('photoNo', { n: 1 })} loading="lazy" />
      <div>
        <h2>{text(p.caption) || t('noCaption')}</h2>
        {others.map((l) => (
          <p key={l} lang={htmlLang[l]}>
            {p.caption[l]}
          </p>
        ))}
        <p>
          {[text(p.album.title), p.by].filter(Boolean).join(' · ')} <small>{f.stamp(p.at)}</small>
        </p>
        <form {...form.props}>
          <Textarea
            label={t('desk.reason')}
            autosize
            minRows={2}
            maxLength={300}
            {...form.input('reason')}
            error={form.error('reason') ?? form.fault}
          />
          <div className={own['acts']}>
            <Button loading={form.busy} onClick={() => void form.send({ show: true, reason: '' })}>
              {t('desk.show')}
            </Button>
            <Button variant="default" loading={form.busy} onClick={() => void form.send({ show: false })}>
              {t('desk.refuse')}
            </Button>
          </div>
        </form>
      </div>
    </li>
  );
};

const blank = { fair: '', cn: '', en: '', es: '' };

/** An album of a fair with its title in three languages. */
const NewAlbum = ({ fairs }: Pick<Desk, 'fairs'>) => {
  const { t } = useTranslation('album');
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorPhotos.createAlbum,
    initial: blank,
    input: ({ fair, cn, en, es }) => ({ body: { fair, title: { cn, en, es } } }),
    send: deskCall,
    onDone: () => {
      form.begin(blank);
      void revalidate();
    },
  });
  return (
    <form {...form.props} className={own['album']}>
      <Select
        label={t('desk.fair')}
        data={fairs.map((x) => ({ value: x.id, label: text(x.name) }))}
        value={form.values.fair || null}
        onChange={(fair) => form.change({ fair: fair ?? '' })}
        error={form.error('fair')}
      />
      {langs.map((l) => (
        <TextInput
          key={l}
          label={t(`desk.title.${l}`)}
          maxLength={60}
          {...form.input(l)}
          error={form.error(`title.${l}`)}
        />
      ))}
      {form.fault && <p role="alert">{form.fault}</p>}
      <Button type="submit" loading={form.busy}>
        {t('desk.create')}
      </Button>
    </form>
  );
};

/** `/operator/photos`: photographs that wait, the longest first; albums, and new ones. */
export const PhotosPage = ({ desk }: { desk: Desk }) => {
  const { t } = useTranslation(['album', 'operator']);
  const f = useFormat();
  const text = useText();
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('operator:nav.photos')}</h1>
      {desk.waiting.length ? (
        <ul className={own['photos']}>
          {desk.waiting.map((p) => (
            <Waiting key={p.id} photo={p} />
          ))}
        </ul>
      ) : (
        <Empty title={t('desk.none')} text={t('desk.noneText')} />
      )}
      <h2>{t('desk.albums')}</h2>
      <ul className={own['albums']}>
        {desk.albums.map((a) => (
          <li key={a.id}>
            <SiteLink to={pageTo('album', { id: a.id })}>
              {text(a.fair.name)} · {text(a.title)}
            </SiteLink>{' '}
            <small>{t('photos', { n: f.number(a.photos), count: a.photos })}</small>
          </li>
        ))}
      </ul>
      <NewAlbum fairs={desk.fairs} />
    </main>
  );
};
