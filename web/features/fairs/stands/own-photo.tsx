import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { captionLength, type OwnPhoto, ownAlbums } from '#contract/fairs/albums/own-albums.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './stands.module.css';
import { ThreeWords } from './three-words.tsx';

type ErrorOf = (name: string) => string | undefined;
/** That no language says anything is told at the first one. */
export const captionFault = (error: ErrorOf) => (lang: Lang) =>
  error(`caption.${lang}`) ?? (lang === 'cn' ? error('caption') : undefined);

const tones = { waiting: 'weft', shown: 'warp', refused: 'bad' } as const;

/** What stands under a photograph; changed words wait for the desk again, and that is said before. */
const Words = ({ photo: p }: { photo: OwnPhoto }) => {
  const { t } = useTranslation('album');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: ownAlbums.describe,
    initial: { caption: p.caption as Text },
    input: ({ caption }) => ({ params: { id: p.id }, body: { base: p.revision, caption } }),
    draft: { name: `ownPhoto.words.${p.id}` },
    onDone: () => revalidate(),
  });
  return (
    <form {...form.props} className={classes['group']}>
      <ThreeWords
        label={t('booth.caption')}
        name={`caption.${p.id}`}
        value={form.values.caption}
        most={captionLength}
        onChange={(caption) => form.change({ caption })}
        error={captionFault(form.error)}
      />
      {p.state === 'shown' && <p className={classes['quiet']}>{t('booth.again')}</p>}
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('booth.saveWords')}
        </Button>
      </div>
    </form>
  );
};

/** Deleting is asked once more: the photograph does not come back. */
const Remove = ({ id }: { id: string }) => {
  const { t } = useTranslation('album');
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const { act, busy, fault } = useAct();
  const [asked, setAsked] = useState(false);
  const remove = () =>
    act(async () => {
      await call(ownAlbums.remove, { params: { id } });
      await revalidate();
    });
  return (
    <div className={classes['acts']}>
      {asked ? (
        <>
          <span role="status">{t('booth.removeText')}</span>
          <Button color="bad" size="compact-md" loading={busy} onClick={() => void remove()}>
            {t('booth.removeReally')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => setAsked(false)}>
            {t('booth.keep')}
          </Button>
        </>
      ) : (
        <Button variant="default" size="compact-md" disabled={!ready} onClick={() => setAsked(true)}>
          {t('booth.remove')}
        </Button>
      )}
      {fault && (
        <span role="alert" className={classes['bad']}>
          {fault}
        </span>
      )}
    </div>
  );
};

/** State of a photograph with the desk's reason, its words, and the way to delete it. */
export const OwnPhotoPart = ({ photo: p, mayEdit }: { photo: OwnPhoto; mayEdit: boolean }) => {
  const { t } = useTranslation('album');
  const f = useFormat();
  return (
    <div className={classes['photo']}>
      <p>
        <Tag tone={tones[p.state]}>{t(`state.${p.state}`)}</Tag> <small>{f.stamp(p.at)}</small>
      </p>
      {p.state === 'refused' && (
        <p className={classes['bad']}>{p.reason ? t('reason', { reason: p.reason }) : t('booth.takenOut')}</p>
      )}
      {mayEdit && (
        <details>
          <summary>{t('booth.words')}</summary>
          <Words photo={p} />
        </details>
      )}
      {mayEdit && <Remove id={p.id} />}
    </div>
  );
};
