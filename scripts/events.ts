/**
 * Writes docs/events.md: every event that a room declares, and who hears it. `npm run events` after a change of one; a test
 * compares.
 */
import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Heard } from '../server/platform/events.ts';
import { rooms } from '../server/rooms/index.ts';

export const eventsFile = new URL('../docs/events.md', import.meta.url);

type Json = {
  type?: string | string[];
  format?: string;
  enum?: string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
};

const shape = (j: Json): string => {
  const { properties, required = [] } = j;
  if (j.anyOf) return j.anyOf.map(shape).join(' or ');
  if (j.enum) return j.enum.join(', ');
  if (j.format) return j.format;
  if (j.type === 'array') return `list of ${shape(j.items ?? {})}`;
  if (!properties) return [j.type ?? 'anything'].flat().join(' or ');
  // In three languages.
  if (Object.keys(properties).join() === 'cn,en,es') return 'text';
  const keys = Object.entries(properties).map(([k, v]) => `${k}${required.includes(k) ? '' : '?'}: ${shape(v)}`);
  return `{ ${keys.join('; ')} }`;
};

const hearers = (e: Heard): string =>
  rooms
    .flatMap((r) => (r.subscribers ?? []).filter((s) => s.event === e).map((s) => `${r.name} (${s.name})`))
    .join(', ');
const table = (heads: string[], rows: string[][]): string[] =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
const payloadOf = (e: Heard) => shape(z.toJSONSchema(e.schema) as Json);

const byName = (events: Heard[]) => events.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const declared = rooms.map((r) => ({ room: r.name, events: byName((r.events ?? []).filter((e) => !e.retired)) }));
const gone = byName(rooms.flatMap((r) => (r.events ?? []).filter((e) => e.retired)));

export const eventsPage = (): string =>
  [
    '# Events',
    '',
    'Written by `npm run events` from what the rooms declare in `server/rooms/<room>/events.ts`; `CONTRIBUTING.md` says how to add one.',
    'A subscriber is named by its room and, in brackets, its own name; its queue is `<event>--<room>.<name>`.',
    ...declared
      .filter((d) => d.events.length)
      .flatMap((d) => [
        '',
        `## ${d.room}`,
        '',
        ...table(
          ['Event', 'Version', 'Payload', 'What happened', 'Who hears it'],
          d.events.map((e) => [
            `\`${e.name}\``,
            String(e.version),
            `\`${payloadOf(e)}\``,
            e.means,
            hearers(e) || `Nobody. ${e.unheard}`,
          ]),
        ),
      ]),
    '',
    '## Retired',
    '',
    'Emitted no more; jobs of an earlier version are still read (decision 0027).',
    '',
    ...table(
      ['Event', 'Why', 'Who reads what is left'],
      gone.map((e) => [`\`${e.name}\``, e.retired ?? '', hearers(e)]),
    ),
    '',
  ].join('\n');

if (import.meta.main) await writeFile(eventsFile, eventsPage());
