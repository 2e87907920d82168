import { useTranslation } from '#web/lib/text/words.ts';
import { qualities, type Quality } from '../engine/materials.ts';
import classes from './hud.module.css';

type Props = {
  quality: Quality | 'auto';
  onQuality: (q: Quality | 'auto') => void;
  isCalm: boolean;
  onCalm: (calm: boolean) => void;
};

/** The keys, how finely the room is drawn, and whether the walk sways. */
export const Bottom = ({ quality, onQuality, isCalm, onCalm }: Props) => {
  const { t } = useTranslation('space');
  return (
    <div className={classes['bottom']} data-panel>
      <p className={classes['keys']} aria-label={t('keys')}>
        <span>
          <kbd>W</kbd>
          <kbd>A</kbd>
          <kbd>S</kbd>
          <kbd>D</kbd> {t('walk')}
        </span>
        <span>
          <kbd>{t('drag')}</kbd> {t('look')}
        </span>
        <span>
          <kbd>E</kbd> {t('nearest')}
        </span>
        <span>
          <kbd>M</kbd> {t('map')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('leave')}
        </span>
      </p>
      <label className={classes['quality']}>
        {t('quality')}
        <select value={quality} onChange={(e) => onQuality(e.target.value as Quality | 'auto')}>
          {(['auto', ...qualities] as const).map((q) => (
            <option key={q} value={q}>
              {t(`q.${q}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={classes['quiet']} aria-pressed={isCalm} onClick={() => onCalm(!isCalm)}>
        {t('noSway')}
      </button>
    </div>
  );
};
