import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import { ErrorSummary } from './error-summary.tsx';
import classes from './stepper-form.module.css';
import type { DraftState } from './use-form-draft.ts';

type Errors = Record<string, string>;
/** One step; `fields` are the names that it shows, as errors name them (`lines` covers `lines.0.product`). */
export type Step = {
  key: string;
  title: string;
  note?: string | undefined;
  fields: readonly string[];
  render: (error: (name: string) => string | undefined) => ReactNode;
};

type Props = {
  label: string;
  steps: readonly Step[];
  at: number;
  onAt: (at: number) => void;
  /** Faults of the form as it stands; the stepper asks for all and shows those of the step. */
  validate: () => Errors;
  /** Sends; resolves with the server's faults by field (`form`: the whole), or none. */
  onSubmit: () => Promise<Errors | undefined>;
  submitLabel: string;
  draft: DraftState;
  onDiscard?: () => void;
};

const belongs = (name: string, step: Step) => step.fields.some((f) => name === f || name.startsWith(`${f}.`));

/** A form in steps: the next one checks only its own fields, faults are summed up and focused, the draft says when. */
export const StepperForm = ({
  label,
  steps,
  at: asked,
  onAt,
  validate,
  onSubmit,
  submitLabel,
  draft,
  onDiscard,
}: Props) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const ready = useReady();
  const at = Math.min(asked, steps.length - 1);
  const step = steps[at];
  const [errors, setErrors] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  if (!step) return null;

  const goTo = (to: number) => {
    setErrors({});
    onAt(to);
    // The heading of the step that comes says where the reader is.
    requestAnimationFrame(() => title.current?.focus());
  };
  const show = (all: Errors) => {
    setErrors(all);
    setTries((n) => n + 1);
  };
  const of = (all: Errors, s: Step) => Object.fromEntries(Object.entries(all).filter(([name]) => belongs(name, s)));
  /** Shows faults on the first step that has some; what no step shows stands with the rest. */
  const refuse = (all: Errors) => {
    const first = steps.findIndex((s) => Object.keys(of(all, s)).length > 0);
    if (first >= 0 && first !== at) onAt(first);
    show(all);
  };
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    const all = validate();
    if (at < steps.length - 1) {
      const own = of(all, step);
      if (Object.keys(own).length > 0) show(own);
      else goTo(at + 1);
      return;
    }
    if (Object.keys(all).length > 0) return refuse(all);
    setBusy(true);
    try {
      const said = await onSubmit();
      if (said && Object.keys(said).length > 0) refuse(said);
      else setErrors({});
    } finally {
      setBusy(false);
    }
  };
  const next = steps[at + 1];
  const time = draft.savedAt ? f.time(new Date(draft.savedAt).toISOString()) : '';
  return (
    <form className={classes['form']} onSubmit={(e) => void submit(e)} noValidate aria-label={label}>
      <ol className={classes['steps']} aria-label={t('step.list')}>
        {steps.map((s, i) => (
          <li
            key={s.key}
            data-state={i < at ? 'done' : i === at ? 'now' : 'next'}
            aria-current={i === at ? 'step' : undefined}
          >
            {i < at ? (
              <button type="button" onClick={() => goTo(i)}>
                {s.title} <IconCheck size={14} stroke={2} aria-label={t('step.done')} />
              </button>
            ) : (
              <span>{s.title}</span>
            )}
            {s.note && <small>{s.note}</small>}
          </li>
        ))}
      </ol>
      <div className={classes['body']}>
        <div>
          <p className={classes['count']}>{t('step.of', { n: at + 1, of: steps.length })}</p>
          <h2 ref={title} tabIndex={-1}>
            {step.title}
          </h2>
        </div>
        <ErrorSummary ref={summary} errors={errors} />
        {step.render((name) => errors[name])}
        <div className={classes['foot']}>
          {at > 0 && (
            <Button variant="default" onClick={() => goTo(at - 1)} disabled={busy}>
              {t('step.back')}
            </Button>
          )}
          <p className={classes['saved']} role="status">
            {draft.failed ? (
              t('step.unsaved')
            ) : draft.savedAt ? (
              <>
                <IconDeviceFloppy size={16} stroke={2} aria-hidden="true" />
                {t(draft.restored ? 'step.restored' : 'step.saved', { time })}
              </>
            ) : (
              ''
            )}
          </p>
          {onDiscard && draft.savedAt !== null && (
            <Button variant="subtle" color="gray" onClick={onDiscard} disabled={busy}>
              {t('step.discard')}
            </Button>
          )}
          <Button
            type="submit"
            loading={busy}
            disabled={!ready}
            rightSection={next && <IconArrowRight size={18} stroke={1.6} />}
          >
            {next ? t('step.next', { title: next.title }) : submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
};
