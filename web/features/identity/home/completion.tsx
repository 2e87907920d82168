import type { Start } from '#contract/home/start.ts';
import { keptAddress, mayOpen, type PageAddress, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { StepMark } from '#web/ui/form/step-mark.tsx';
import classes from './home.module.css';

type Item = { key: string; name: string; done: boolean; to: PageAddress | null };

const places = { phone: 'safety', email: 'safety', needs: 'purchaser' } as const;

const Upgrade = () => {
  const { t } = useTranslation('work');
  return (
    <section className={classes['block']} aria-labelledby="upgrade">
      <div className={classes['title']}>
        <h2 id="upgrade">{t('upgrade.title')}</h2>
      </div>
      <p className={classes['quiet']}>{t('upgrade.text')}</p>
      <ActLink to={pageTo('upgradeRegister')} full>
        {t('upgrade.act')}
      </ActLink>
    </section>
  );
};

/** What the account still lacks, the done ticked; nothing once it is complete. */
export const Completion = ({ start }: { start: Start }) => {
  const { t } = useTranslation('work');
  const viewer = useViewer();
  const own = start.steps.filter((s) => s.key !== 'publish' && s.key !== 'quote');
  const items: Item[] = [
    ...own.map(({ key, done }): Item => ({
      key,
      name: t(`start.${key as 'verify'}.name`),
      done,
      to: done ? null : key === start.now && start.to ? keptAddress(start.to) : pageTo('profile'),
    })),
    ...(['phone', 'email', 'needs'] as const)
      .filter((key) => key !== 'needs' || viewer?.userType === 2)
      .map((key): Item => {
        const done = !start.lacks.includes(key);
        return { key, name: t(`lacks.${key}`), done, to: done ? null : pageTo(places[key]) };
      }),
  ];
  const open = items.filter((i) => !i.done);
  const waiting = start.verify.state === 'submitted';
  return (
    <>
      {open.length > 0 && start.way !== 'none' && (
        <section className={classes['block']} aria-labelledby="lacks">
          <div className={classes['title']}>
            <h2 id="lacks">{t('lacks.title')}</h2>
            <span className={classes['note']}>
              {items.length - open.length} / {items.length}
            </span>
          </div>
          <ul className={classes['steps']}>
            {items.map((i) => (
              <li key={i.key} data-done={i.done || undefined}>
                <StepMark done={i.done} />
                <span>
                  {i.name}
                  <span className="visually-hidden">, {t(i.done ? 'lacks.done' : 'lacks.open')}</span>
                </span>
                {i.key === 'verify' && !i.done && waiting ? (
                  <small>{t('lacks.waiting')}</small>
                ) : (
                  i.to && (
                    <SiteLink to={i.to}>
                      {t('lacks.go')}
                      <span className="visually-hidden">: {i.name}</span>
                    </SiteLink>
                  )
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {viewer?.userType === 2 && viewer.isFinish && mayOpen('upgradeRegister', viewer) && <Upgrade />}
    </>
  );
};
