import { type Province, provinceTiles, tileGrid } from '#contract/parks/rules.ts';
import { useFormat, useLang, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type ParksAddress, pathOf } from './address.ts';
import classes from './parks.module.css';

/** Side of a tile with its gap, in the drawing's own units. */
const step = 50;
const gap = 4;

/** How dark a tile is by its count: a third, two thirds or all of the most; the figure in it says the same. */
const shade = (n: number, most: number): number => (n === 0 ? 0 : Math.ceil((n / most) * 3));

type Props = { at: ParksAddress; counts: readonly { province: Province; parks: number }[] };

/**
 * The provinces as tiles of a grid, each a link that narrows the list: SVG that stands without script. It draws no border, and the
 * list beside it says the same in words (parks 3).
 */
export const TileMap = ({ at, counts }: Props) => {
  const { t } = useTranslation('parks');
  const f = useFormat();
  const path = usePath();
  const lang = useLang();
  const by = new Map(counts.map((c) => [c.province, c.parks]));
  const most = Math.max(1, ...by.values());
  return (
    <svg
      className={classes['map']}
      viewBox={`0 0 ${tileGrid.columns * step} ${tileGrid.rows * step}`}
      role="group"
      aria-label={t('map')}
    >
      {provinceTiles.map(([province, letters, column, row]) => {
        const n = by.get(province) ?? 0;
        const on = at.province === province;
        const name = t(`provinces.${province}`);
        const sign = lang === 'cn' ? name : letters;
        const label = `${sign} ${n ? f.number(n) : '–'}${sign === name ? '' : ` (${name})`}`;
        const tile = (
          <>
            <title>{label}</title>
            <rect width={step - gap} height={step - gap} rx={4} />
            <text x={(step - gap) / 2} y={18} aria-hidden="true">
              {sign}
            </text>
            <text x={(step - gap) / 2} y={36} className="figure" aria-hidden="true">
              {n ? f.number(n) : '–'}
            </text>
          </>
        );
        const place = {
          transform: `translate(${column * step + gap / 2} ${row * step + gap / 2})`,
          'data-shade': shade(n, most),
          'data-on': on || undefined,
        };
        return n ? (
          <a
            key={province}
            href={path(pathOf(at, { province: on ? undefined : province }))}
            aria-current={on || undefined}
            {...place}
          >
            {tile}
          </a>
        ) : (
          <g key={province} {...place}>
            {tile}
          </g>
        );
      })}
    </svg>
  );
};
