import { useTranslation } from '#web/lib/text/words.ts';
import classes from './stepper-form.module.css';

type Props = { errors: Readonly<Record<string, string>>; title?: string };

/** Brings the reader to a field by its name, or by the id `field-NAME` where it is a group. */
const toField = (name: string) => {
  const quoted = CSS.escape(name);
  const named = document.querySelector<HTMLElement>(`[name="${quoted}"], #field-${quoted}`);
  // A select keeps its name in a hidden input behind the one that is shown.
  const hidden = named instanceof HTMLInputElement && named.type === 'hidden';
  const field = hidden ? named.previousElementSibling?.querySelector<HTMLElement>('input') : named;
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** All faults of a form in one place, each a way to its field; the form layer focuses it when they come. `form` names no field. */
export const ErrorSummary = ({ errors, title }: Props) => {
  const { t } = useTranslation('ui');
  const list = Object.entries(errors);
  if (list.length === 0) return null;
  return (
    <div className={classes['summary']} role="alert" tabIndex={-1} data-fault-summary="">
      <strong>{title ?? t('step.errors', { n: list.length })}</strong>
      <ul>
        {list.map(([name, message]) => (
          <li key={name}>
            {name === 'form' ? (
              message
            ) : (
              <button type="button" onClick={() => toField(name)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
