import webvtt from 'webvtt-parser';
import type { FilmCaptions } from '#contract/content/captions.ts';
import { mediaLimits } from '#contract/content/media-limits.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { FieldError } from '../context.ts';

export type Cue = { from: number; to: number; text: string };

/** What a cue says, without its tags: captions are text. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** The cues of captions as WebVTT, in their order; what is no cue is left out. */
export const cuesOf = (vtt: string): Cue[] => {
  if (!vtt.trim()) return [];
  return new webvtt.WebVTTParser()
    .parse(vtt, 'subtitles')
    .cues.map((c) => ({ from: c.startTime, to: c.endTime, text: plain(c.text) }))
    .filter((c) => c.text && c.to > c.from)
    .slice(0, mediaLimits.cues);
};

/** What is wrong with captions: the first fault and its line; null where nothing is. */
const captionFault = (vtt: string): { line: number } | null => {
  if (!vtt.trim()) return null;
  const { cues, errors } = new webvtt.WebVTTParser().parse(vtt, 'subtitles');
  if (errors.length) return { line: errors[0]?.line ?? 1 };
  return cues.length ? null : { line: 1 };
};

const two = (n: number) => String(n).padStart(2, '0');
const stamp = (s: number): string => {
  const ms = Math.round(s * 1000);
  const whole = Math.floor(ms / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};
const escaped = (s: string) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Captions made anew from their cues: nothing of the editor's file but words and times reaches a player. */
const vttOf = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map((c) => `${stamp(c.from)} --> ${stamp(c.to)}\n${escaped(c.text)}`)].join('\n\n') + '\n';

/** Captions as a player reads them, made of words and times alone; undefined where there are none. */
export const captionsAnswer = (vtt: string, cacheControl: string): Response | undefined => {
  const cues = cuesOf(vtt);
  if (!cues.length) return undefined;
  return new Response(vttOf(cues), {
    headers: {
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'cache-control': cacheControl,
    },
  });
};

/** What is wrong with the captions of each language, by field. */
export const captionFaults = (captions: FilmCaptions, field: string): Record<string, FieldError> =>
  Object.fromEntries(
    langs.flatMap((lang) => {
      const fault = captionFault(captions[lang]);
      return fault ? [[`${field}.${lang}`, { code: 'captions', params: { n: fault.line } }]] : [];
    }),
  );

/** Languages in which something is said. */
export const captionedIn = (captions: FilmCaptions | undefined): Lang[] => langs.filter((l) => captions?.[l].trim());
