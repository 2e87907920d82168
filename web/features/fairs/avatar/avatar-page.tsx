import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type AvatarLook,
  bottomColours,
  bottomStyles,
  figureBuilds,
  hairColours,
  hairStyles,
  skinTones,
  topColours,
  topStyles,
} from '#contract/fairs/avatar.ts';
import { avatars, type Preset } from '#contract/fairs/visitors/avatars.ts';
import { account } from '#contract/identity/account.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Figure } from '#web/ui/picture/figure.tsx';
import classes from './avatar.module.css';
import { FigureView } from './figure-view.tsx';
import { portraitFile } from './portrait-file.ts';

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];
/** Parts of a figure with what each can be; colours are shown as what they are. */
const parts = [
  { key: 'figure', of: figureBuilds, colours: undefined },
  { key: 'skin', of: names(skinTones), colours: skinTones },
  { key: 'hair', of: hairStyles, colours: undefined },
  { key: 'hairColour', of: names(hairColours), colours: hairColours },
  { key: 'top', of: topStyles, colours: undefined },
  { key: 'topColour', of: names(topColours), colours: topColours },
  { key: 'bottom', of: bottomStyles, colours: undefined },
  { key: 'bottomColour', of: names(bottomColours), colours: bottomColours },
] as const;
type Part = (typeof parts)[number];

/** What each choice is called. */
const useNames = () => {
  const { t } = useTranslation('avatar');
  return {
    figure: (v: AvatarLook['figure']) => t(`figure.${v}`),
    skin: (v: AvatarLook['skin']) => t(`skin.${v}`),
    hair: (v: AvatarLook['hair']) => t(`hair.${v}`),
    hairColour: (v: AvatarLook['hairColour']) => t(`hairColour.${v}`),
    top: (v: AvatarLook['top']) => t(`top.${v}`),
    topColour: (v: AvatarLook['topColour']) => t(`topColour.${v}`),
    bottom: (v: AvatarLook['bottom']) => t(`bottom.${v}`),
    bottomColour: (v: AvatarLook['bottomColour']) => t(`bottomColour.${v}`),
  };
};

type PartProps = { part: Part; look: AvatarLook; onChange: (look: AvatarLook) => void };

/** One part as swatches with their names: a radio group, walked by the arrow keys. */
const Swatches = ({ part: { key, of, colours }, look, onChange }: PartProps) => {
  const { t } = useTranslation('avatar');
  const name = useNames()[key] as (value: string) => string;
  return (
    <fieldset className={classes['part']}>
      <legend>{t(`part.${key}`)}</legend>
      {of.map((value) => {
        const swatch = (colours as Record<string, string> | undefined)?.[value];
        return (
          <label key={value} className={classes['swatch']}>
            <input
              type="radio"
              name={key}
              value={value}
              checked={look[key] === value}
              onChange={() => onChange({ ...look, [key]: value })}
            />
            {swatch ? (
              <span className={classes['colour']} style={{ background: swatch }} />
            ) : (
              <Figure
                look={{ ...look, [key]: value }}
                view={key === 'hair' ? 'portrait' : 'whole'}
                className={classes['shape']}
              />
            )}
            <span>{name(value)}</span>
          </label>
        );
      })}
    </fieldset>
  );
};

/** The same person where others meet them. */
const Seen = ({ look, name }: { look: AvatarLook; name: string }) => {
  const { t } = useTranslation('avatar');
  return (
    <section className={`${panel['panel']} ${classes['seen']}`} aria-label={t('seen')}>
      <figure>
        <Figure look={look} view="portrait" className={classes['portrait']} />
        <figcaption>{t('asPortrait')}</figcaption>
      </figure>
      <figure>
        <div className={classes['chat']}>
          <Figure look={look} view="portrait" className={classes['small']} />
          <p>
            <strong>{name}</strong>
            <br />
            {t('chatLine')}
          </p>
        </div>
        <figcaption>{t('asChat')}</figcaption>
      </figure>
      <figure>
        <div className={classes['hall']}>
          <span>{name}</span>
          <Figure look={look} view="whole" className={classes['standing']} />
        </div>
        <figcaption>{t('asHall')}</figcaption>
      </figure>
    </section>
  );
};

type Props = { kept: { look: AvatarLook; made: boolean }; presets: Preset[] };

/** The figure, and what becomes of it: it is kept, or made one's picture. */
const Standing = ({ look, unsaved }: { look: AvatarLook; unsaved: boolean }) => {
  const { t } = useTranslation('avatar');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const saving = useAct<'save' | 'picture'>();
  const save = () =>
    saving.act(async () => {
      await call(avatars.save, { body: look });
      say({ message: t('saved'), color: 'warp' });
      await revalidate();
    }, 'save');
  const usePicture = () =>
    saving.act(async () => {
      const { id } = await uploadFile(await portraitFile(look), {
        progress: () => undefined,
        signal: new AbortController().signal,
      });
      await call(account.setAvatar, { body: { fileId: id } });
      say({ message: t('pictureSet'), color: 'warp' });
      await revalidate();
    }, 'picture');
  return (
    <section className={`${panel['panel']} ${classes['left']}`} aria-label={t('figureTitle')}>
      <FigureView look={look} />
      <div className={classes['acts']}>
        <ActButton
          look="offer"
          wide
          disabled={!ready || !unsaved}
          busy={saving.busyWith === 'save'}
          onClick={() => void save()}
        >
          {t(unsaved ? 'save' : 'isSaved')}
        </ActButton>
        <ActButton disabled={!ready} busy={saving.busyWith === 'picture'} onClick={() => void usePicture()}>
          {t('usePicture')}
        </ActButton>
      </div>
      <p className={classes['hint']}>
        {t('pictureNote')} <SiteLink to={pageTo('profile')}>{t('toProfile')}</SiteLink>
      </p>
      <p role="alert" className={shared['refused']}>
        {saving.fault}
      </p>
    </section>
  );
};

type PresetsProps = { presets: Preset[]; isWorn: (look: AvatarLook) => boolean; onChoose: (look: AvatarLook) => void };
const Presets = ({ presets, isWorn, onChoose }: PresetsProps) => {
  const { t } = useTranslation('avatar');
  return (
    <fieldset className={classes['part']}>
      <legend>{t('presets')}</legend>
      {presets.map((p) => (
        <button
          key={p.no}
          type="button"
          className={classes['preset']}
          aria-label={t('presetNo', { n: p.no })}
          aria-pressed={isWorn(p.look)}
          onClick={() => onChoose(p.look)}
        >
          <Figure look={p.look} view="portrait" className={classes['small']} />
        </button>
      ))}
    </fieldset>
  );
};

/** One's own figure: it turns at the left, its parts are chosen at the right. */
export const AvatarPage = ({ kept, presets }: Props) => {
  const { t } = useTranslation('avatar');
  const viewer = useViewer();
  const [look, setLook] = useState(kept.look);
  const same = (a: AvatarLook) => JSON.stringify(a) === JSON.stringify({ ...a, ...look });
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('title')} note={t('lead')} />
      <div className={classes['columns']}>
        <Standing look={look} unsaved={!kept.made || !same(kept.look)} />
        <div className={`${panel['panel']} ${classes['parts']}`}>
          <Presets presets={presets} isWorn={same} onChoose={setLook} />
          {parts.map((part) => (
            <Swatches key={part.key} part={part} look={look} onChange={setLook} />
          ))}
        </div>
      </div>
      <Seen look={look} name={viewer?.name ?? ''} />
    </main>
  );
};
