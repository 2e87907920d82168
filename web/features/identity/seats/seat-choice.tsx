import { Radio } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { type GivenSeat, givenSeats } from '#contract/core/seats.ts';
import classes from './seats.module.css';

/** Which seat, with what it lets its holder do. */
export const SeatChoice = ({ value, onChange }: { value: GivenSeat; onChange: (seat: GivenSeat) => void }) => {
  const { t } = useTranslation('seats');
  return (
    <Radio.Group label={t('seatLabel')} value={value} onChange={(v) => onChange(v as GivenSeat)}>
      <div className={classes['choices']}>
        {givenSeats.map((s) => (
          <Radio key={s} value={s} label={t(`seat.${s}`)} description={t(`may.${s}`)} />
        ))}
      </div>
    </Radio.Group>
  );
};
