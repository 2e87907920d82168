import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { DraftState } from '#web/lib/form/draft-keeper.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DraftElsewhere, DraftStatus } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import classes from './stepper-form.module.css';

type Errors = Record<string, string>;
/** One step; `fields` are the names that it shows, as errors name them (`lines` covers `lines.0.product`). */
export type Step = {
  key: string;
  title: string;
  note?: string | undefined;
  fields: readonly string[];
  render: (error: (name: string) => string | undefined) => ReactNode;
};

/** What the stepper needs of a form of the form layer. */
type FormOfSteps = {
  props: ComponentProps<'form'>;
  errors: Errors;
  busy: boolean;
  show: (faults: Errors) => void;
  send: () => Promise<unknown>;
  keepOwn: () => void;
  draft: { state: DraftState; takeOther: () => void };
};

type Props = {
  form: FormOfSteps;
  label: string;
  steps: readonly Step[];
  at: number;
  onAt: (at: number) => void;
  /** Faults of the form as it stands; the stepper asks for all and shows those of the step. */
  validate: () => Errors;
  submitLabel: string;
  onDiscard?: () => void;
};

const belongs = (name: string, step: Step) => step.fields.some((f) => name === f || name.startsWith(`${f}.`));

const StepList = ({ steps, at, goTo }: Pick<Props, 'steps' | 'at'> & { goTo: (to: number) => void }) => {
  const { t } = useTranslation('ui');
  return (
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
  );
};

type FootProps = {
  busy: boolean;
  saved: DraftState;
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
  onDiscard: (() => void) | undefined;
  /** Absent on the last step, which sends. */
  next: Step | undefined;
  submitLabel: string;
};

/** The way back, when the draft was saved, the way on. */
const Foot = ({ busy, saved, onBack, onDiscard, next, submitLabel }: FootProps) => {
  const { t } = useTranslation('ui');
  const ready = useReady();
  return (
    <div className={classes['foot']}>
      {onBack && (
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('step.back')}
        </Button>
      )}
      <p className={classes['saved']}>
        <DraftStatus state={saved} />
      </p>
      {onDiscard && saved.savedAt !== null && (
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
  );
};

/** A form in steps: the next one checks only its own fields, faults are summed up and focused, the draft says when. */
export const StepperForm = ({ form, label, steps, at: asked, onAt, validate, submitLabel, onDiscard }: Props) => {
  const { t } = useTranslation('ui');
  const at = Math.min(asked, steps.length - 1);
  const step = steps[at];
  const { errors, busy, draft } = form;
  const title = useRef<HTMLHeadingElement>(null);
  const of = (all: Errors, s: Step) => Object.fromEntries(Object.entries(all).filter(([name]) => belongs(name, s)));
  // Faults that the sending found are shown on the first step that has some; what no step shows stands with the rest.
  const first = steps.findIndex((s) => Object.keys(of(errors, s)).length > 0);
  const faulty = useRef(errors);
  useEffect(() => {
    if (faulty.current === errors) return;
    faulty.current = errors;
    if (first >= 0 && first < at) onAt(first);
  }, [errors, first, at, onAt]);
  if (!step) return null;

  const goTo = (to: number) => {
    form.show({});
    onAt(to);
    // The heading of the step that comes says where the reader is.
    requestAnimationFrame(() => title.current?.focus());
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    const own = of(validate(), step);
    if (at === steps.length - 1) void form.send();
    else if (Object.keys(own).length > 0) form.show(own);
    else goTo(at + 1);
  };
  return (
    <form {...form.props} className={classes['form']} onSubmit={submit} aria-label={label}>
      <StepList {...{ steps, at, goTo }} />
      <div className={classes['body']}>
        <div>
          <p className={classes['count']}>{t('step.of', { n: at + 1, of: steps.length })}</p>
          <h2 ref={title} tabIndex={-1}>
            {step.title}
          </h2>
        </div>
        <DraftElsewhere draft={draft} onKeep={form.keepOwn} />
        <ErrorSummary errors={errors} />
        {step.render((name) => errors[name])}
        <Foot
          busy={busy}
          saved={draft.state}
          onBack={at > 0 ? () => goTo(at - 1) : undefined}
          onDiscard={onDiscard}
          next={steps[at + 1]}
          submitLabel={submitLabel}
        />
      </div>
    </form>
  );
};
