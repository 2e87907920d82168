import { Button } from '@mantine/core';
import { Icon3dCubeSphere } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type StandContent, stepOfLack, type StandLack } from '#contract/fairs/exhibiting/stand-lacks.ts';
import type { StandView } from '#contract/fairs/exhibiting/stands.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { BoothLine } from '../booth/booth-card.tsx';
import { StandStill } from './stand-still.tsx';
import classes from './stands.module.css';

const SingleBooth = lazy(() => import('../space/single/single-booth.tsx'));

type Props = { view: StandView; content: StandContent; lacks: StandLack[] };

/** The booth as it would stand in the hall with what is typed. */
const useBuilt = ({ view, content: c }: Omit<Props, 'lacks'>) => {
  const text = useText();
  const { booth, products } = view;
  const name = text(booth.exhibitor?.name);
  const wares = c.products
    .slice(0, 3)
    .flatMap((id) => products.find((p) => p.id === id)?.subject ?? [])
    .join(' ');
  return useMemo(
    () => ({ ...booth, name, template: c.template, accent: c.accent, wares: wares ? wares.split(' ') : [] }),
    [booth, name, c.template, c.accent, wares],
  );
};

/** A still from above; the room itself loads when it is asked for. */
const Room = (p: Omit<Props, 'lacks'>) => {
  const { t } = useTranslation('stands');
  const built = useBuilt(p);
  const [live, setLive] = useState<'still' | 'live' | 'lost'>('still');
  const label = t('boothPicture', { number: built.number });
  return (
    <section className={`${panel['panel']} ${classes['still']}`} aria-labelledby="stand-room">
      <h2 id="stand-room">{t('room')}</h2>
      {live === 'live' ? (
        <Suspense fallback={<p aria-busy="true">{t('loading')}</p>}>
          <SingleBooth
            booth={built}
            className={classes['canvas'] ?? ''}
            turns={classes['turns'] ?? ''}
            label={label}
            onLost={() => setLive('lost')}
          />
        </Suspense>
      ) : (
        <StandStill booth={built} label={label} />
      )}
      {live === 'lost' && <p role="alert">{t('no3d')}</p>}
      <div className={classes['turns']}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Icon3dCubeSphere size={16} stroke={1.8} />}
          onClick={() => setLive(live === 'live' ? 'still' : 'live')}
        >
          {t(live === 'live' ? 'still' : 'live')}
        </Button>
      </div>
    </section>
  );
};

/** The card as visitors read it beside the plan. */
const Card = ({ view, content: c }: Omit<Props, 'lacks'>) => {
  const { t } = useTranslation(['stands', 'booths']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { exhibitor } = view.booth;
  const goods = c.products.slice(0, 3).flatMap((id) => view.products.find((p) => p.id === id) ?? []);
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="stand-card">
      <h2 id="stand-card">{t('card')}</h2>
      <BoothLine booth={view.booth} />
      <strong lang={textLang(exhibitor?.name, lang)}>{text(exhibitor?.name)}</strong>
      <p lang={textLang(c.headline, lang)}>{text(c.headline) || t('noHeadline')}</p>
      {goods.length > 0 && (
        <ul>
          {goods.map((p) => (
            <li key={p.id} lang={textLang(p.name, lang)}>
              {text(p.name)}
            </li>
          ))}
        </ul>
      )}
      <p className={classes['quiet']}>
        {[
          c.brochure && t('booths:brochure'),
          c.pictures.length > 0 && t('booths:pictures', { n: f.number(c.pictures.length), count: c.pictures.length }),
          ...c.staff.map((s) => view.people.find((p) => p.userId === s.userId)?.name),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
};

/** Beside the form: the booth, its card, and what is still missing. */
export const StandSide = ({ view, content, lacks }: Props) => {
  const { t } = useTranslation('stands');
  return (
    <aside className={classes['side']} aria-label={t('preview')}>
      <section className={`${panel['panel']} ${classes['lacking']}`} aria-labelledby="stand-lacks">
        <h2 id="stand-lacks">{t('lacks')}</h2>
        {lacks.length === 0 ? (
          <p>{t('complete')}</p>
        ) : (
          <ul>
            {lacks.map((l) => (
              <li key={l}>
                <SiteLink to={pageTo('standEditor', { id: view.booth.id, step: stepOfLack(l) })}>
                  {t(`lack.${l}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Room view={view} content={content} />
      <Card view={view} content={content} />
    </aside>
  );
};
