import { pageTo } from '#contract/pages.ts';
import type { Buying, InquiryThread } from '#contract/home/work.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Block } from './block.tsx';
import { Course } from './course.tsx';
import { Due } from './due.tsx';
import classes from './home.module.css';

const steps = ['published', 'matched', 'quoted', 'closed', 'awarded', 'ordered'] as const;

/** How many of the six knots are behind an inquiry. */
const reached = (i: InquiryThread): number => {
  if (i.orders > 0) return 6;
  if (i.state === 'awarded') return 5;
  if (i.state === 'outOfDate') return 4;
  if (i.quotations > 0) return 3;
  return i.matched > 0 ? 2 : 1;
};

/** How an inquiry stands, in words. */
const useStanding = () => {
  const { t } = useTranslation('work');
  return (i: InquiryThread): string => {
    if (i.orders > 0) return t('threads.ordered', { n: i.orders });
    if (i.state === 'awarded') return t('threads.awarded');
    if (i.state === 'outOfDate' || i.quotations >= i.maxQuotations)
      return i.undecided
        ? t('threads.decide', { n: i.undecided })
        : t(i.quotations ? 'threads.closed' : 'threads.closedNone');
    return i.quotations
      ? t('threads.quoting', { n: i.quotations, of: i.maxQuotations })
      : t('threads.none', { n: i.matched });
  };
};

const Row = ({ i }: { i: InquiryThread }) => {
  const { t } = useTranslation(['work', 'common', 'match']);
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const standing = useStanding()(i);
  const at = reached(i);
  const to = pageTo('compareQuotations', { id: i.id });
  const title = text(i.title);
  return (
    <li>
      <div className={classes['what']}>
        <SiteLink to={to} data-row={i.id} lang={textLang(i.title, lang)}>
          {title}
        </SiteLink>
        <small>
          <span className="figure">{i.number}</span>
          <span className="figure">
            {f.number(i.quantity)} {t(`common:unit.${i.unit}` as 'common:unit.kg')}
          </span>
        </small>
      </div>
      <div className={classes['progress']}>
        <Course
          of={steps.length}
          at={at}
          label={t('threads.progress', {
            at: t(`match:thread.${steps[at - 1] ?? 'published'}`),
            n: at,
            of: steps.length,
          })}
        />
        <small>{standing}</small>
      </div>
      <span className={classes['due']}>{i.state === 'quoting' && <Due at={i.deadline} until="closing" />}</span>
      <SiteLink to={to} className={classes['go']}>
        {t(i.undecided ? 'threads.compare' : 'threads.see')}
        <span className="visually-hidden">: {title}</span>
      </SiteLink>
    </li>
  );
};

/** The side's inquiries as threads: published, matched, quoted, closed, awarded, ordered. */
export const Threads = ({ buying }: { buying: Buying }) => {
  const { t } = useTranslation('work');
  return (
    <Block id="threads" title={t('threads.title')} all={{ to: pageTo('myInquiries'), n: buying.all }}>
      <ol className={classes['threads']}>
        {buying.threads.map((i) => (
          <Row key={i.id} i={i} />
        ))}
      </ol>
    </Block>
  );
};
