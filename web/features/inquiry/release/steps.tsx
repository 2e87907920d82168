import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Draft } from './draft.ts';
import classes from './release.module.css';

const sections = ['lines', 'terms', 'annexes', 'publish'] as const;
type Section = (typeof sections)[number];

/** The section that stands at the top of the window, or the last where the page ends. */
const useAt = (): Section => {
  const [at, setAt] = useState<Section>('lines');
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) return setAt('publish');
      const above = sections.filter((s) => (document.getElementById(s)?.getBoundingClientRect().top ?? Infinity) < 160);
      return setAt(above.at(-1) ?? 'lines');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return at;
};

/** Whether nothing that a section needs is missing; the others need nothing. */
const filled = (d: Draft): Partial<Record<Section, boolean>> => ({
  lines: d.title.trim() !== '' && d.lines.every((l) => l.product !== '' && l.tiers.some((q) => q !== '')),
  terms: d.deadline !== '' && d.deliveryDate !== '' && d.deliveryPlace.trim() !== '',
});

/** The way through the form: where the reader is, and which parts have all they need. */
export const Steps = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const at = useAt();
  const done = filled(draft);
  return (
    <nav className={classes['steps']} aria-label={t('release:steps')}>
      {sections.map((s, i) => (
        <a key={s} href={`#${s}`} aria-current={s === at ? 'step' : undefined} data-done={done[s] || undefined}>
          <span className="figure">
            {done[s] ? <IconCheck size={14} stroke={2.4} role="img" aria-label={t('release:filled')} /> : i + 1}
          </span>
          {t(`release:section.${s}`)}
        </a>
      ))}
    </nav>
  );
};
