/** An appointment as a calendar takes it. Moments are instants, so that no zone has to be told. */
export type Appointment = {
  uid: string;
  title: string;
  text: string;
  place: string;
  url: string;
  startsAt: string;
  endsAt: string;
  /** When it was written. */
  stamp: string;
};

/** `20261124T023000Z`. */
const utc = (iso: string): string => `${new Date(iso).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
/** What RFC 5545 escapes in a text (3.3.11). */
const escape = (s: string): string =>
  s.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Octets of a line at most (3.1), without its end; no character is cut in two. */
const mostOctets = 75;
const encoder = new TextEncoder();
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const c of line) {
    const n = encoder.encode(c).length;
    // A line that goes on begins with a space, which counts.
    if (octets + n > mostOctets - (parts.length ? 1 : 0)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += c;
    octets += n;
  }
  return [...parts, part].join('\r\n ');
};

/** A calendar of appointments by RFC 5545, with a reminder an hour before each. */
export const icsOf = (appointments: readonly Appointment[]): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Weft//Fairs//EN',
    'CALSCALE:GREGORIAN',
    ...appointments.flatMap((a) => [
      'BEGIN:VEVENT',
      `UID:${a.uid}`,
      `DTSTAMP:${utc(a.stamp)}`,
      `DTSTART:${utc(a.startsAt)}`,
      `DTEND:${utc(a.endsAt)}`,
      `SUMMARY:${escape(a.title)}`,
      ...(a.text ? [`DESCRIPTION:${escape(a.text)}`] : []),
      ...(a.place ? [`LOCATION:${escape(a.place)}`] : []),
      `URL:${a.url}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escape(a.title)}`,
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('\r\n')}\r\n`;
