import type { Lang } from '#contract/core/langs.ts';
import { dayAndTimeIn, momentOf } from '#contract/core/zones/clock.ts';

const two = (n: number | string) => String(n).padStart(2, '0');

const dayFrom = (y: number, m: number, d: number): string | null => {
  const date = new Date(Date.UTC(y, m - 1, d));
  const real = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return real && y >= 1900 && y <= 2200 ? `${y}-${two(m)}-${two(d)}` : null;
};

/**
 * Reads a day as people write it: `2026-11-20`, `2026年11月20日`, `20/11/2026`, `20.11.2026`, `20261120`. English and Spanish
 * readers write the day first.
 * @returns ISO `yyyy-mm-dd`, or null
 */
export const readDay = (text: string): string | null => {
  const s = text.normalize('NFKC').trim();
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(s);
  const year = packed ?? /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(s);
  if (year) return dayFrom(Number(year[1]), Number(year[2]), Number(year[3]));
  const day = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(s);
  return day ? dayFrom(Number(day[3]), Number(day[2]), Number(day[1])) : null;
};

export const writeDay = (iso: string, lang: Lang): string => {
  const [y, m, d] = iso.split('-');
  return lang === 'cn' ? iso : `${d}/${m}/${y}`;
};

/** China's clock has no summer time; moments are shown and read by it everywhere on the platform, but for those of a fair abroad. */
const chinaZone = 'Asia/Shanghai';

/** Reads day and time by the clock of a zone, Beijing's where none is given. @returns ISO instant in UTC, or null */
export const readMoment = (text: string, zone = chinaZone): string | null => {
  const m = /^(.*?)[\sT,]+(\d{1,2})\s*[:时h.]\s*(\d{2})\s*分?$/.exec(text.normalize('NFKC').trim());
  const day = readDay(m?.[1] ?? '');
  const [h, min] = [Number(m?.[2]), Number(m?.[3])];
  if (!m || !day || h >= 24 || min >= 60) return null;
  return new Date(momentOf(zone, Date.parse(`${day}T${two(h)}:${two(min)}:00Z`))).toISOString();
};

/** Day and time of an instant by the clock of a zone; also of text without a zone, which old drafts hold and which means Beijing's. */
export const partsOf = (iso: string, zone = chinaZone): { day: string; time: string } | null => {
  const at = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(iso) ? iso : `${iso}+08:00`);
  if (Number.isNaN(at)) return null;
  const [day = '', time = ''] = dayAndTimeIn(at, zone).split(' ');
  return { day, time };
};

export const writeMoment = (iso: string, lang: Lang, zone = chinaZone): string => {
  const p = partsOf(iso, zone);
  return p ? `${writeDay(p.day, lang)} ${p.time}` : iso;
};
