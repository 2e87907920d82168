import type { LicenceField } from '#contract/verification/rules.ts';
import { ReadField } from '#web/ui/form/read-field.tsx';
import { type Field, isRequired, isWide } from './fields.ts';
import type { Form } from './use-application.ts';
import { useCountryWords } from '#web/lib/text/company-words.ts';

type Props = { field: Field; form: Form; licence: boolean; label?: string };

/** A field of the application, with what the licence said of it. */
export const ReadInput = ({ field, form, licence, label }: Props) => {
  const value = form.given[field] ?? '';
  const read = licence ? form.read?.fields[field as LicenceField] : undefined;
  const required = isRequired(field, licence, form.country);
  const words = useCountryWords(form.country);
  return (
    <ReadField
      name={field}
      label={label ?? words.label(field)}
      hint={words.exampleOf(field)}
      onLeave={() => form.leave(field)}
      value={value}
      onChange={(v) => form.change(field, v)}
      read={read}
      missing={Boolean(licence && form.read && !read && !value && !form.reading && required)}
      optional={!required}
      wide={isWide(field)}
      error={form.errors[field]}
    />
  );
};
