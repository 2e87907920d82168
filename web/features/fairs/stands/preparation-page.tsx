import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Preparation, stands } from '#contract/fairs/exhibiting/stands.ts';
import { mayOpen, pageTo, type PageAddress } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { CardButton } from '#web/ui/card/keep-button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { PhaseTag } from '../plan/fair-line.tsx';
import { useFairDays } from '../plan/use-fair-days.ts';
import classes from './stands.module.css';

type Data = DataOf<typeof stands.preparation>;
type Booth = Data['booths'][number];

/** Where each thing is made ready. */
const placeOf = (b: Booth, key: Preparation): PageAddress => {
  if (key === 'paid') return pageTo('boothOrders');
  const step = key === 'words' ? 'words' : key === 'goods' || key === 'brochure' ? 'goods' : 'people';
  return pageTo('standEditor', { id: b.id, step });
};

/** A booth of a fair to come: days left, and what is ready by what really stands there. */
const Coming = ({ booth: b }: { booth: Booth }) => {
  const { t } = useTranslation(['stands', 'fairs']);
  const text = useText();
  const f = useFormat();
  const days = useFairDays();
  const open = b.checks.filter((c) => !c.done).length;
  return (
    <li className={`${panel['panel']} ${classes['coming']}`}>
      <div className={classes['left']}>
        <div>
          <h3>
            <SiteLink to={pageTo('standEditor', { id: b.id })}>{t('editorTitle', { number: b.number })}</SiteLink>
          </h3>
          <p className={classes['quiet']}>
            {text(b.fair.name)} · {days(b.fair)} · {t('fairs:hallNo', { n: b.hall.no })} {text(b.hall.name)}{' '}
            <PhaseTag phase={b.fair.phase} />
          </p>
        </div>
        {b.fair.phase === 'coming' && (
          <p>
            <b className="figure">{f.number(b.daysLeft)}</b> {t('daysLeft', { count: b.daysLeft })}
          </p>
        )}
      </div>
      <p>{open ? t('openChecks', { n: f.number(open), count: open }) : t('allReady')}</p>
      <ul className={classes['checks']}>
        {b.checks.map((c) => (
          <li key={c.key} data-done={c.done || undefined}>
            {c.done ? (
              <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={18} stroke={1.8} aria-hidden="true" />
            )}
            {c.done ? (
              <span>
                {t(`check.${c.key}`)} <span className="visually-hidden">{t('done')}</span>
              </span>
            ) : (
              <SiteLink to={placeOf(b, c.key)}>{t(`check.${c.key}`)}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
};

/** Providers by what they do, each with the ways to them. */
const Providers = ({ providers }: Pick<Data, 'providers'>) => {
  const { t } = useTranslation(['stands', 'catalogue']);
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  const services = new Map(providers.flatMap((p) => p.services.map((s) => [s.slug, s.name] as const)));
  if (providers.length === 0)
    return (
      <Empty title={t('noProviders')} text={t('noProvidersText')}>
        {mayOpen('releaseProject', viewer) && (
          <Button component={SiteLink} to={pageTo('releaseProject')} variant="default">
            {t('askProject')}
          </Button>
        )}
      </Empty>
    );
  const groups = [
    ...[...services].map(([slug, name]) => ({
      slug,
      name: text(name),
      own: providers.filter((p) => p.services.some((s) => s.slug === slug)),
    })),
    { slug: '', name: t('otherServices'), own: providers.filter((p) => p.services.length === 0) },
  ].filter((g) => g.own.length > 0);
  return groups.map((g) => (
    <section key={g.slug} className={classes['group']} aria-label={g.name}>
      <h3>{g.name}</h3>
      <ul className={classes['providers']}>
        {g.own.map((p) => (
          <li key={p.company.id} className={panel['panel']}>
            <strong lang={textLang(p.company.name, lang)}>
              <SiteLink to={pageTo('company', { slug: p.slug })}>{text(p.company.name)}</SiteLink>
            </strong>
            <p className={classes['quiet']}>
              <Tag tone="warp">{t('verifiedProvider')}</Tag> {text(p.company.city)}
            </p>
            <p className={classes['acts']}>
              <ChatLink company={p.company.id} />
              <CardButton id={p.company.id} name={text(p.company.name)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
};

/** `/newFielddata/thirdParty`: what is to be ready before the company's fairs, and who can help. */
export const PreparationPage = ({ booths, providers }: Data) => {
  const { t } = useTranslation('stands');
  return (
    <main id="main" className={classes['page']}>
      <PageHead title={t('preparation')} note={t('preparationLead')} />
      <section className={classes['group']} aria-labelledby="coming">
        <h2 id="coming">{t('comingBooths')}</h2>
        {booths.length === 0 ? (
          <Empty title={t('noneComing')} text={t('noneText')}>
            <Button component={SiteLink} to={pageTo('boothOrders')} color="warp">
              {t('order')}
            </Button>
          </Empty>
        ) : (
          <ul className={classes['comings']}>
            {booths.map((b) => (
              <Coming key={b.id} booth={b} />
            ))}
          </ul>
        )}
      </section>
      <section className={classes['group']} aria-labelledby="providers">
        <h2 id="providers">{t('providers')}</h2>
        <p>{t('providersLead')}</p>
        <Providers providers={providers} />
      </section>
    </main>
  );
};
