import { TextInput } from '@mantine/core';
import type { ProgrammeDraft } from '#contract/conferences/desk.ts';
import { conferenceLimits as limits } from '#contract/conferences/rules.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import desk from '../desk.module.css';
import { InThreeFields, nothing } from '../fairs/in-three.tsx';
import classes from '../parks/parks.module.css';

type Props = {
  value: ProgrammeDraft[];
  zone: string;
  /** When the conference begins: a new item begins there, or with the last one. */
  startsAt: string;
  error: (name: string) => string | undefined;
  onChange: (value: ProgrammeDraft[]) => void;
};

type ItemProps = Pick<Props, 'zone' | 'error'> & {
  i: number;
  item: ProgrammeDraft;
  put: (part: Partial<ProgrammeDraft>) => void;
  onRemove: () => void;
};
const ItemFields = ({ i, item: p, zone, error, put, onRemove }: ItemProps) => {
  const { t } = useTranslation('conferences');
  return (
    <div className={classes['three']}>
      <div className={classes['row']}>
        <DateTimeField
          label={t('desk.programmeAt')}
          name={`programme.${i}.startsAt`}
          zone={zone}
          value={p.startsAt}
          error={error(`programme.${i}.startsAt`)}
          onChange={(at) => put({ startsAt: at })}
        />
        {(['speaker', 'company'] as const).map((key) => (
          <TextInput
            key={key}
            label={t(`desk.${key}`)}
            name={`programme.${i}.${key}`}
            maxLength={limits[key]}
            value={p[key]}
            error={error(`programme.${i}.${key}`)}
            onChange={(e) => put({ [key]: e.currentTarget.value })}
          />
        ))}
      </div>
      <InThreeFields
        label={t('desk.programmeTitle')}
        name={`programme.${i}.title`}
        value={p.title}
        most={limits.item}
        error={error}
        onChange={(title) => put({ title })}
      />
      <div>
        <button type="button" className={desk['act']} onClick={onRemove}>
          {t('desk.removeItem', { n: i + 1 })}
        </button>
      </div>
    </div>
  );
};

/** The points of the programme, by the clock of the conference. */
export const ProgrammeFields = ({ value, zone, startsAt, error, onChange }: Props) => {
  const { t } = useTranslation('conferences');
  const put = (i: number, part: Partial<ProgrammeDraft>) =>
    onChange(value.map((p, k) => (k === i ? { ...p, ...part } : p)));
  return (
    <fieldset className={classes['three']}>
      <legend>{t('programme')}</legend>
      {value.map((p, i) => (
        <ItemFields
          // oxlint-disable-next-line react/no-array-index-key -- they have no other key than their place
          key={i}
          i={i}
          item={p}
          zone={zone}
          error={error}
          put={(part) => put(i, part)}
          onRemove={() => onChange(value.filter((_, k) => k !== i))}
        />
      ))}
      {value.length < limits.programme && (
        <div>
          <button
            type="button"
            className={desk['act']}
            onClick={() =>
              onChange([
                ...value,
                { startsAt: value.at(-1)?.startsAt ?? startsAt, title: nothing, speaker: '', company: '' },
              ])
            }
          >
            {t('desk.addItem')}
          </button>
        </div>
      )}
    </fieldset>
  );
};
