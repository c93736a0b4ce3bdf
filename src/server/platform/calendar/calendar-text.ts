import type { CalendarDay } from '#domain/time/calendar-day.ts';

export interface CalendarEvent {
  /** Globally unique, and stable for the same event. */
  uid: string;
  /** An instant with its length, or a whole day. */
  when: { startsAt: number; durationMinutes: number } | { day: CalendarDay };
  title: string;
  text?: string;
  url?: string;
  alarmMinutesBefore?: number;
}

export interface Calendar {
  name: string;
  /** A hint for programs that show one zone for a whole calendar. */
  zone?: string;
  writtenAt: number;
  refreshHours: number;
  events: readonly CalendarEvent[];
}

const MAX_LINE_OCTETS = 75;

/** RFC 5545, in UTC, so that times need no rules of a zone (decision 29). */
export function calendarText({ name, zone, writtenAt, refreshHours, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fit in 30//Workout days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(zone === undefined ? [] : [`X-WR-TIMEZONE:${escaped(zone)}`]),
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...(events.length === 0 ? UTC_ZONE : events.flatMap((event) => eventLines(event, writtenAt))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, writtenAt: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${instantText(writtenAt)}`,
    ...whenLines(event.when),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.text === undefined ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    'CLASS:PRIVATE',
    ...(event.alarmMinutesBefore === undefined ? [] : alarmLines(event.title, event.alarmMinutesBefore)),
    'END:VEVENT',
  ];
}

const alarmLines = (title: string, minutesBefore: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${minutesBefore}M`,
  'END:VALARM',
];

function whenLines(when: CalendarEvent['when']): string[] {
  if ('day' in when) return [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`, 'DURATION:P1D'];
  return [`DTSTART:${instantText(when.startsAt)}`, `DURATION:PT${when.durationMinutes}M`];
}

/** RFC 5545 demands a component: without an event, the plainest of zones. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** "20261123T190000Z". */
const instantText = (epochMs: number) =>
  `${new Date(epochMs)
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[-:]/g, '')}Z`;

/** Escapes what would end the value or begin another. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545: lines of at most 75 octets, never broken inside a character; a continuation begins with a space. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const width = Buffer.byteLength(character);
    if (octets + width > MAX_LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += width;
  }
  return result;
}
